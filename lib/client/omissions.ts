/** What was left out of the API's documents because it is not as the contract has it. */
import 'server-only'
import { LRUCache } from 'lru-cache'
import { warn } from './log'
import { shared } from './shared'

export interface Omission {
  /** The API path of the document. */
  path: string
  /** How many items were left out of it when it was last read. */
  items: number
  /** The places of the first of them, for example `data.3.title`. */
  places: string[]
  /** When that was, ISO 8601. */
  readAt: string
}

const maxDocuments = 1000

const omissions = () =>
  shared('omissions', () => new LRUCache<string, Omission>({ max: maxDocuments }))

/** Notes what was left out of a document; logged once for as long as it stays the same. */
export function noteOmissions(path: string, items: number, places: string[]): void {
  const known = omissions().get(path)
  if (items === 0) {
    if (known) omissions().delete(path)
    return
  }
  omissions().set(path, { path, items, places, readAt: new Date().toISOString() })
  if (known?.places.join() === places.join()) return
  warn('left out of a document what is not as the contract has it', {
    path,
    items,
    places: places.join(', '),
  })
}

/** For the status page: of the documents read, those that something was left out of, the latest first. */
export function omissionReport(): { items: number; documents: Omission[] } {
  const documents = [...omissions().values()]
  return { items: documents.reduce((sum, { items }) => sum + items, 0), documents }
}
