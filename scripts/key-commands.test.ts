/** The commands for keys, each run as a separate process. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { childEnvironment } from '@/lib/env'
import { newFolder } from '@/tests/fixtures/new-folder'

const run = (script: string, folder: string, options: string[], SITE_URL = '') => {
  const env = childEnvironment({
    STORE_URL: `sqlite:${path.join(folder, 'atlas.db')}`,
    SITE_URL,
    PORT: '3000',
  })
  const args = ['--import', 'tsx', `scripts/${script}.ts`, ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('a purge reports how many keys it has deleted', async () => {
  const folder = newFolder()
  const { stdout } = run('keys', folder, ['create', 'Reader'])
  const [, id = ''] = /^Key ([0-9a-f]{8}) for Reader/.exec(stdout) ?? []
  expect(run('keys', folder, ['revoke', id]).status).toBe(0)
  const purged = run('keys', folder, ['purge'])
  expect(purged).toMatchObject({
    status: 0,
    stdout: 'Deleted 1 revoked key and 0 expired keys.\n',
  })
  expect(run('keys', folder, ['list']).stdout).toContain('There are no keys.')
})

test('the command for signing keys warns of the identifier of a local site, and of no other', async () => {
  const folder = newFolder()
  const local = run('keys-did', folder, ['list'])
  expect(local.stdout).toMatch(/^did:web:localhost%3A3000\n/)
  expect(local.stderr).toContain('SITE_URL is not set for this command')
  const site = run('keys-did', folder, ['list'], 'https://atlas.test')
  expect(site.stdout).toMatch(/^did:web:atlas\.test\nz6Mk/)
  expect(site.stderr).toBe('')
})
