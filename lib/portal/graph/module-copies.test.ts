import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('copies of the modules share the layout of the graph', () => {
  const script = ['--conditions=react-server', '--import', 'tsx', 'tests/fixtures/two-copies.ts']
  const output = execFileSync(process.execPath, script, { encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual({ laidOut: true, started: 1 })
})
