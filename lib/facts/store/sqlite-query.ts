/** What the queries of a store in SQLite have in common. */
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite'

/** A text as a phrase of a trigram index, which finds it anywhere in a name. */
export const phrase = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Prepared statements by their SQL. They are few, because values are parameters. */
export class Statements {
  readonly #database: DatabaseSyncInstance
  readonly #prepared = new Map<string, StatementSyncInstance>()

  constructor(database: DatabaseSyncInstance) {
    this.#database = database
  }

  prepare(sql: string): StatementSyncInstance {
    const prepared = this.#prepared.get(sql)
    if (prepared) return prepared
    const statement = this.#database.prepare(sql)
    this.#prepared.set(sql, statement)
    return statement
  }

  clear(): void {
    this.#prepared.clear()
  }
}
