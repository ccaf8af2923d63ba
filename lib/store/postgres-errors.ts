/** What PostgreSQL reports, as an error with a remedy. */
import { DatabaseError } from 'pg'
import { StoreError, StoreUnavailable } from './errors'
import { printableAddress } from './location'

const remedies: Record<string, string> = {
  '28P01': 'Correct the user and the password in STORE_URL.',
  '28000': 'Allow the user in pg_hba.conf, or correct STORE_URL.',
  '3D000': 'Create the database (`createdb`), or correct STORE_URL.',
  '42501': 'Allow the user to create schemas there: `GRANT CREATE ON DATABASE … TO …`.',
  '53100': 'Free space on its disk.',
}

/** Several addresses of one name fail with an error each, and without a message of their own. */
function reason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}

/** What PostgreSQL refused, or that it cannot be reached, as an error with a remedy. */
export function postgresError(url: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const store = `The store at ${printableAddress(url)}`
  const isAnswer = error instanceof DatabaseError
  const remedy = isAnswer ? remedies[error.code ?? ''] : undefined
  if (remedy) return new StoreError(`${store} refuses (${reason(error)}). ${remedy}`)
  return new StoreUnavailable(
    isAnswer
      ? `${store} fails (${reason(error)}). Try again; the log of PostgreSQL says more.`
      : `${store} does not respond (${reason(error)}). Start PostgreSQL, or correct STORE_URL.`,
  )
}
