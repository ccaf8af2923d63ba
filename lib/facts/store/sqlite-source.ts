/** A store in a file that is replaced by each new snapshot. */
import { statSync } from 'node:fs'
import { SqliteStore } from './sqlite'
import type { StoreSource } from './store'

export function sqliteSource(file: string): StoreSource {
  // No requests are waiting while the first snapshot is opened.
  let besideOthers = false
  return {
    async identity() {
      const state = statSync(file, { throwIfNoEntry: false })
      return state ? `${state.ino} ${state.size} ${state.mtimeMs}` : 'missing'
    },
    async open() {
      const store = await SqliteStore.open(file, { besideOthers })
      besideOthers = true
      return store
    },
    close: async () => {},
  }
}
