import { storeSuites } from '../../fixtures/store-suites'
import { fewItems, inSqlite, inSqliteWith } from '../../fixtures/stores'

storeSuites('SQLite', inSqlite)
storeSuites('SQLite with common terms', inSqliteWith(fewItems))
