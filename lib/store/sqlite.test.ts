import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '@/tests/fixtures/new-folder'
import { SqliteStore, writeError } from './sqlite'
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

test('a path below a file is an error that names the store and a remedy', async () => {
  const file = path.join(newFolder(), 'file')
  writeFileSync(file, '')
  const identity = new SqliteStore(path.join(file, 'atlas.db')).identity()
  await expect(identity).rejects.toThrow(/file\/atlas\.db \(ENOTDIR.*\)\. Set STORE_URL to/)
  await expect(identity).rejects.toThrow(StoreError)
})
