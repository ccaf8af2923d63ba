import { storeSuites } from '@/tests/fixtures/store-suites'
import { fewItems, inSqlite, inSqliteWith } from '@/tests/fixtures/stores'

storeSuites('SQLite', inSqlite)
storeSuites('SQLite with common terms', inSqliteWith(fewItems))
