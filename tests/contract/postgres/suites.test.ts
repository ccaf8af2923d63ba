import { sharedDatabase } from '../../fixtures/postgres'
import { storeSuites } from '../../fixtures/store-suites'
import { inPostgres } from '../../fixtures/stores'

storeSuites('PostgreSQL', inPostgres(sharedDatabase()))
