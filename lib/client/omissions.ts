/** Records which parts of the API's documents were omitted because they violate the contract. */
import 'server-only'
import { LRUCache } from 'lru-cache'
import { warn } from './log'
import { processSingleton } from './process-singleton'

export interface Omission {
  /** The API path of the document. */
  path: string
  /** The number of items omitted when the document was last read. */
  items: number
  /** The paths of the first omissions in the document, for example `data.3.title`. */
  omittedPaths: string[]
  /** When the document was last read, ISO 8601. */
  readAt: string
}

const maxDocuments = 1000

const omissions = () =>
  processSingleton('omissions', () => new LRUCache<string, Omission>({ max: maxDocuments }))

/** Records the omissions of a document, and logs them if they differ from those of the last read. */
export function noteOmissions(path: string, items: number, omittedPaths: string[]): void {
  const previous = omissions().get(path)
  if (items === 0) {
    if (previous) omissions().delete(path)
    return
  }
  omissions().set(path, { path, items, omittedPaths, readAt: new Date().toISOString() })
  if (previous?.omittedPaths.join() === omittedPaths.join()) return
  warn('left out the invalid parts of a document', {
    path,
    items,
    places: omittedPaths.join(', '),
  })
}

/** Returns the documents with omissions, the most recently read first, and the total number of omitted items. */
export function omissionReport(): { items: number; documents: Omission[] } {
  const documents = [...omissions().values()]
  return { items: documents.reduce((sum, { items }) => sum + items, 0), documents }
}
