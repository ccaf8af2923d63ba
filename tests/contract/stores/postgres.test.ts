import { describe } from 'vitest'
import { sharedDatabase } from '../../fixtures/postgres'
import { storeSuites } from '../../fixtures/store-suites'
import { fewItems, inPostgres } from '../../fixtures/stores'
import { isDatabaseMissing } from '../../services/programs'

describe.skipIf(isDatabaseMissing)('PostgreSQL', () => {
  storeSuites('PostgreSQL', inPostgres(sharedDatabase()))
  storeSuites('PostgreSQL with common terms', inPostgres(sharedDatabase(), fewItems))
})
