/** Runs everything: format, lint, types, facts, unit, contract and browser tests. Ends with one line of counts. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { chromiumPath } from '@/tests/chromium'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const resultsFile = 'var/test/results.json'

function run(program: string, args: string[]): boolean {
  console.log(`\n> ${[program, ...args].join(' ')}`)
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0
}

const npx = (...args: string[]): boolean => run('npx', ['--no-install', ...args])

/** Each check counts as one test. */
const checks: (() => boolean)[] = [
  () => npx('biome', 'ci', '.'),
  () => run('npm', ['run', '--silent', 'typecheck']),
  () => run('npm', ['run', '--silent', 'data:check']),
]

/** Installs a Chromium if there is none: Playwright's own, or Debian's if that cannot be downloaded. */
function ensureChromium(): void {
  if (chromiumPath()) return
  if (npx('playwright', 'install', 'chromium') && chromiumPath()) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', 'chromium'])
  if (!chromiumPath()) console.error('There is no Chromium: install one, then test again.')
}

function testCounts(): Counts {
  const { stats } = JSON.parse(readFileSync(resultsFile, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }
}

mkdirSync('var/test', { recursive: true })
rmSync(resultsFile, { force: true })
const checked = checks.map((check) => check())
ensureChromium()
const tested = npx('playwright', 'test', ...process.argv.slice(2))
const counts = testCounts()
const passed = counts.passed + checked.filter((ok) => ok).length
const failed = counts.failed + checked.filter((ok) => !ok).length
console.log(
  `\n${passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`,
)
process.exitCode = failed > 0 || !tested ? 1 : 0
