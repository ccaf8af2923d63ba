/** Connections to PostgreSQL, and what is said of one that cannot be made. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, DatabaseError } from 'pg'
import { StoreError, StoreUnavailable } from '../store'

const connectTimeoutMs = 2_000
/** How long a command waits for a database that is being started. */
const maxWaitMs = 5_000
const retryMs = 500
const endTimeoutMs = 1_000

/** The address as it may be printed: without a password and options. */
export function shownAddress(url: string): string {
  const { protocol, username, host, pathname } = new URL(url)
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`
}

const remedies: Record<string, string> = {
  '28P01': 'Correct the user and the password in STORE_URL.',
  '28000': 'Let the user in by pg_hba.conf, or correct STORE_URL.',
  '3D000': 'Create the database (`createdb`), or correct STORE_URL.',
  '42501': 'Let the user create schemas there: `GRANT CREATE ON DATABASE … TO …`.',
  '53100': 'Make room on its disk.',
}

/** Several addresses of one name fail with an error each, and without a message of their own. */
function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}

/** What PostgreSQL refused, or that it cannot be reached, as an error with a remedy. */
export function storeErrorOf(url: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const store = `The store at ${shownAddress(url)}`
  const reason = reasonOf(error)
  const isAnswer = error instanceof DatabaseError
  const remedy = isAnswer ? remedies[error.code ?? ''] : undefined
  if (remedy) return new StoreError(`${store} refuses (${reason}). ${remedy}`)
  return new StoreUnavailable(
    isAnswer
      ? `${store} fails (${reason}). Try again; the log of PostgreSQL says more.`
      : `${store} does not answer (${reason}). Start PostgreSQL, or correct STORE_URL.`,
  )
}

/** Settings of every connection. Probes find a peer that is gone, so that its locks are released at both ends. */
export const connectionOf = (url: string, searchPath = 'pg_catalog'): ClientConfig => ({
  connectionString: url,
  application_name: 'did-atlas',
  connectionTimeoutMillis: connectTimeoutMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: `-c search_path=${searchPath} -c jit=off -c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3`,
})

/** Closes a connection, or several. One whose peer has gone without a word is not waited for. */
export async function endConnection(connection: { end(): Promise<void> }): Promise<void> {
  const ended = connection.end().catch(() => {})
  await Promise.race([ended, sleep(endTimeoutMs, undefined, { ref: false })])
}

/** @param queryTimeoutMs after which a query fails; without it queries may take as long as they want */
export async function connect(url: string, queryTimeoutMs?: number): Promise<Client> {
  const client = new Client({ ...connectionOf(url), query_timeout: queryTimeoutMs })
  // A connection that is lost fails the next query, which says so.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await endConnection(client)
    throw storeErrorOf(url, error)
  }
}

/** Waits for a database that may be being started. */
async function connectWithRetries(url: string): Promise<Client> {
  for (const until = performance.now() + maxWaitMs; ; await sleep(retryMs)) {
    try {
      return await connect(url)
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || performance.now() > until) throw error
    }
  }
}

/** Provides a connection of its own. Waits for a database that may be being started. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectWithRetries(url)
  try {
    return await work(client)
  } catch (error) {
    throw storeErrorOf(url, error)
  } finally {
    await endConnection(client)
  }
}
