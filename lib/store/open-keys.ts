/** Opens the API keys of a site: in its PostgreSQL database, or else in the file `keys.db` next to the store. */
import { accessSync, constants, existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import { KeyError } from './key-table'
import { ApiKeys, type KeysOptions } from './keys'
import { PostgresKeyTable } from './keys-postgres'
import { SqliteKeyTable } from './keys-sqlite'
import { isDatabase } from './store'

export interface KeySettings {
  /** The path of a SQLite store, or the address of a database. */
  store: string
  /** The path of the SQLite store, or the path that it would have. */
  storePath: string
}

const keyFile = ({ storePath }: KeySettings): string =>
  path.join(path.dirname(storePath), 'keys.db')

/**
 * Moves the keys of a server that stored them in a file into its database, once: a second time
 * would bring back keys that were deleted since.
 */
async function moveKeys(file: string, table: PostgresKeyTable): Promise<void> {
  if (!existsSync(file)) return
  const former = new SqliteKeyTable(file)
  try {
    accessSync(path.dirname(file), constants.W_OK)
    await table.merge(await former.rows())
    await former.close()
    renameSync(file, `${file}.moved`)
  } catch (error) {
    await former.close()
    throw new KeyError(
      `The API keys in ${file} could not be moved to ${table.place} (${String(error)}). Make the file readable and its folder writable for the user of the server, or move the file away if its keys are not needed.`,
    )
  }
}

/** Opens the keys for a command. Throws a `KeyError` if they cannot be read. */
export async function openKeysForCommand(settings: KeySettings): Promise<ApiKeys> {
  const file = keyFile(settings)
  if (!isDatabase(settings.store)) return ApiKeys.open(new SqliteKeyTable(file))
  const table = new PostgresKeyTable(settings.store)
  const keys = await ApiKeys.open(table)
  try {
    await moveKeys(file, table)
    await keys.refresh()
    return keys
  } catch (error) {
    await keys.close()
    throw error
  }
}

/** Opens the keys for a server, which runs even if they cannot be read. */
export async function openKeysForServer(
  settings: KeySettings,
  options: KeysOptions = {},
): Promise<ApiKeys> {
  const file = keyFile(settings)
  if (!isDatabase(settings.store)) return ApiKeys.watch(new SqliteKeyTable(file), options)
  const table = new PostgresKeyTable(settings.store)
  await moveKeys(file, table).catch((error: KeyError) =>
    options.onEvent?.({ what: 'moved', fault: error.message }),
  )
  return ApiKeys.watch(table, options)
}
