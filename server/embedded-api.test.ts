import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { portalKeyIn } from './embedded-api'

test('the portal’s own key is created once, and only its owner can read it', () =>
  inTemporaryFolder(async (folder) => {
    const key = portalKeyIn(path.join(folder, 'var'))
    expect(key).toMatch(/^portal_[\w-]{43}$/)
    expect(portalKeyIn(path.join(folder, 'var'))).toBe(key)
    expect(statSync(path.join(folder, 'var', 'api-key')).mode & 0o777).toBe(0o600)
  }))

test('a key whose file is damaged is created again', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'api-key')
    for (const damaged of ['', 'short', '\0'.repeat(50), portalKeyIn(folder).slice(0, 30)]) {
      writeFileSync(file, damaged)
      const key = portalKeyIn(folder)
      expect(key).toMatch(/^portal_[\w-]{43}$/)
      expect(portalKeyIn(folder)).toBe(key)
    }
  }))

test('a server whose folder cannot be written creates a key on each start', () =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'a-file')
    writeFileSync(file, 'no folder')
    const [first, second] = [portalKeyIn(file), portalKeyIn(file)]
    expect(first).toMatch(/^portal_/)
    expect(second).not.toBe(first)
  }))
