import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a command that may open too few files ends with the remedy, and no stack', () => {
  const command = `ulimit -n 128 && exec "${process.execPath}" scripts/run.mjs keys list`
  const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toBe(
    'This process cannot open enough files (EMFILE). Allow at least 1024: ulimit -n 1024, or LimitNOFILE= in a systemd unit.\n',
  )
})
