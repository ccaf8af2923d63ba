/** Helpers for the queries of an SQLite store. */
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite'

/** Prepared statements by SQL text. There are few, because values are passed as parameters. */
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
