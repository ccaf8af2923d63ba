import { sharedDatabase } from '../../fixtures/postgres'
import { storeSuites } from '../../fixtures/store-suites'
import { fewItems, inPostgres } from '../../fixtures/stores'

storeSuites('PostgreSQL', inPostgres(sharedDatabase()))
storeSuites('PostgreSQL with common terms', inPostgres(sharedDatabase(), fewItems))
