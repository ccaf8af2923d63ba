/**
 * Runs a suite of tests and ends with one line of counts. `npm test` proves everything that matters, after the static
 * checks; `npm run test:unit` needs neither server nor build, and with `--watch` runs again after each change; `npm run
 * test:soak` runs the tests that take long; `npm run test:load` needs an otherwise idle machine. Other arguments are
 * passed to Playwright.
 */
import { childEnvironment, withNodeOption } from '@/lib/env'
import { countsOfReport, forgetCounts, keepCounts, lineOf, sumOf } from './testing/counts'
import { ensureChromium } from './testing/ensure-chromium'
import { playwright } from './testing/playwright'
import { run, runTogether } from './testing/run'
import { temporaryFolder } from './testing/temporary-folder'
import { testOnChange } from './testing/watch'

const projects = {
  all: ['upstream', 'contract', 'browser', 'facts', 'unit'],
  unit: ['unit'],
  soak: ['soak', 'lighthouse', 'load'],
  load: ['load', 'overload', 'fleet'],
} as const
type Suite = keyof typeof projects

/** Each counts as one test, which passes or fails as a whole. */
const checks: [string, string[]][] = [
  ['npx', ['--no-install', 'biome', 'ci', '.']],
  ['npm', ['run', '--silent', 'architecture']],
  ['npm', ['run', '--silent', 'typecheck']],
  ['npm', ['run', '--silent', 'data:check']],
]

const [first, ...others] = process.argv.slice(2)
const isSuite = (name: string | undefined): name is Suite =>
  name !== undefined && name !== 'all' && Object.hasOwn(projects, name)
const suite: Suite = isSuite(first) ? first : 'all'
const asked = suite === 'all' && first !== undefined ? [first, ...others] : others
const options = asked.filter((argument) => argument !== '--watch')
/**
 * Tests make much garbage: with a larger young generation it is collected less often. Where memory is measured, and
 * servers with it, all is as it is by default. Suites that start servers keep their files on disk, because they test how
 * the servers use it.
 */
const environment =
  suite === 'unit' || suite === 'all'
    ? childEnvironment({
        NODE_OPTIONS: withNodeOption('--max-semi-space-size=64'),
        ...(suite === 'unit' && { TMPDIR: temporaryFolder() }),
      })
    : undefined
const args = [...projects[suite].map((name) => `--project=${name}`), ...options]

if (asked.includes('--watch')) testOnChange(args, environment)
else {
  forgetCounts(suite)
  const checked = suite === 'all' ? await runTogether(checks) : []
  if (suite !== 'unit') ensureChromium()
  const tested = countsOfReport(run(process.execPath, [playwright, 'test', ...args], environment))
  const passed = checked.filter((ok) => ok).length
  const counts = sumOf([tested, { passed, failed: checked.length - passed, skipped: 0 }])
  keepCounts(suite, counts)
  console.log(`\n${lineOf(counts)}`)
  process.exitCode = counts.failed > 0 ? 1 : 0
}
