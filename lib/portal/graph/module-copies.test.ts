import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('copies of the modules share the prepared graph and its layout', () => {
  const script = ['--conditions=react-server', '--import', 'tsx', 'tests/fixtures/two-copies.ts']
  const output = execFileSync(process.execPath, script, { encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual({ prepared: true, laidOut: true, started: 1 })
})
