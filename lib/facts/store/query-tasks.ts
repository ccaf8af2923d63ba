/** The tasks of a store's thread. */
import type { ListPage, ListRequest } from './store'

export interface TaskResults {
  list: ListPage
  search: string[]
  /** The damage to the store; undefined if it is as it was written. */
  damage: string | undefined
}

export type Task =
  | { kind: 'list'; request: ListRequest }
  | { kind: 'search'; query: string | undefined; perGroup: number }
  | { kind: 'damage' }

export type Question = Task & { id: number }

/** The last message to the thread, after which it ends. */
export const close = 'close'

export type Reply =
  | { id: number; result: TaskResults[Task['kind']] }
  | { id: number; error: string }
