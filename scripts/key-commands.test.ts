/** The commands for keys, each run as a separate process. */
import { execFile, spawnSync } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { childEnvironment } from '@/lib/env'
import { openKeysForServer } from '@/lib/store/open-keys'
import { newFolder } from '@/tests/fixtures/new-folder'

const getEnvironment = (folder: string, SITE_URL = '') =>
  childEnvironment({
    STORE_URL: `sqlite:${path.join(folder, 'atlas.db')}`,
    SITE_URL,
    PORT: '3000',
  })

const getArguments = (script: string, options: string[]): string[] => [
  '--import',
  'tsx',
  `scripts/${script}.ts`,
  ...options,
]

const run = (script: string, folder: string, options: string[], SITE_URL = '') => {
  const env = getEnvironment(folder, SITE_URL)
  const args = getArguments(script, options)
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

test('a running server accepts a key when the command that creates it ends', async () => {
  const folder = newFolder()
  const store = path.join(folder, 'atlas.db')
  const keys = await openKeysForServer({ store, storePath: store })
  const { stdout } = await promisify(execFile)(
    process.execPath,
    getArguments('keys', ['create', 'Reader']),
    { env: getEnvironment(folder) },
  )
  expect(keys.find(stdout.trim().split('\n').at(-1) ?? '')?.name).toBe('Reader')
  await keys.close()
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
