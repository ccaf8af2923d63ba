import { expect, test } from 'vitest'
import { writeError } from './sqlite'
import { StoreError } from './store'

test('a full disk is an error that names the store and a remedy', () => {
  for (const code of ['ENOSPC', 'ERR_SQLITE_ERROR']) {
    const error = writeError(Object.assign(new Error('full'), { code }), 'var/atlas.db')
    expect(error).toBeInstanceOf(StoreError)
    expect(String(error)).toMatch(
      /The store at var\/atlas\.db cannot be written \(.+\)\. Free disk space/,
    )
  }
})

test('an error of another kind is unchanged', () => {
  const error = new TypeError('a fault of the code')
  expect(writeError(error, 'var/atlas.db')).toBe(error)
})
