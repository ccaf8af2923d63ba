import { storeSuites } from '@/tests/fixtures/store-suites'
import { inSqlite } from '@/tests/fixtures/stores'

storeSuites('SQLite', inSqlite)
