/** Records which parts of the API's documents were omitted because they violate the contract. */
import 'server-only'
import { LRUCache } from 'lru-cache'
import { warn } from './log'
import { processSingleton } from './process-singleton'

interface Omission {
  /** The number of items omitted when the document was last read. */
  items: number
  /** The paths of the first omissions in the document, for example `data.3.title`. */
  places: string
}

const maxDocuments = 1000

/** By the API path of the document. */
const omissions = () =>
  processSingleton('omissions', () => new LRUCache<string, Omission>({ max: maxDocuments }))

/** Records the omissions of a document, and logs them if they differ from those of the last read. */
export function noteOmissions(path: string, items: number, omittedPaths: string[]): void {
  const previous = omissions().get(path)
  if (items === 0) {
    omissions().delete(path)
    return
  }
  const places = omittedPaths.join(', ')
  omissions().set(path, { items, places })
  if (previous?.places === places) return
  warn('left out the invalid parts of a document', { path, items, places })
}

/** Records that the document at a path differs from what the contract describes, and logs it the first time. */
export function noteUnexpectedDocument(path: string): void {
  if (omissions().has(path)) return
  omissions().set(path, { items: 0, places: '' })
  warn('a document is not as the contract describes it, so it counts as absent', { path })
}

export const countOmitted = (): number =>
  [...omissions().values()].reduce((sum, { items }) => sum + items, 0)
