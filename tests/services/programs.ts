/** `test`, for tests that need programs in addition to Node.js: skipped where one of them is missing. */
import { test } from 'vitest'
import { testPostgresUrl } from '@/lib/env'
import { isMissing, type ProgramName } from '@/scripts/testing/programs'

/** @example const test = testWith('nginx', 'openssl') */
export const testWith = (...names: ProgramName[]) => test.skipIf(names.some(isMissing))

/** Whether there is neither a PostgreSQL server nor the programs to start one. */
export const isDatabaseMissing = testPostgresUrl() === undefined && isMissing('postgresql')

export const testWithDatabase = test.skipIf(isDatabaseMissing)
