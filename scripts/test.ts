/**
 * Runs a suite of tests, and ends with its failures and a line of counts. After the static checks, `npm test` runs
 * all but the slow tests. `npm run test:unit` needs neither server nor build, and with `--watch` reruns the tests that
 * a change affects. `npm run test:soak` runs slow tests. `npm run test:load` needs an otherwise idle machine. Arguments
 * select tests: `npm test -- tests/contract/keys.test.ts -t limit`. They are passed to Playwright if one of them names
 * a browser test, otherwise to Vitest.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childEnvironment, withNodeOption } from '@/lib/env'
import serve from '@/tests/serve'
import { addUp, type Counts, deleteCounts, describeCounts, saveCounts } from './testing/counts'
import { describeMissing, missingPrograms } from './testing/programs'
import { providePrograms } from './testing/provide-programs'
import { type Run, runTests, runTogether } from './testing/run'

/** A folder in memory, available on Linux. */
const inMemory = '/dev/shm'
const minFreeBytes = 2_000_000_000

/**
 * The folder for the files of unit tests: in memory if there is enough, because half of their time
 * is spent waiting for the disk.
 */
function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize > minFreeBytes ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}

const isWatching = process.argv.includes('--watch')
const vitest = (...args: string[]): Run => ({
  runner: 'vitest',
  args: [isWatching ? 'watch' : 'run', ...args],
})
const playwright = (...args: string[]): Run => ({ runner: 'playwright', args })
const measuring = (...names: string[]): Run =>
  vitest('--project=load', ...names.map((name) => `tests/soak/${name}.test.ts`))

const suites = {
  all: [vitest('--project=unit', '--project=server'), playwright()],
  unit: [vitest('--project=unit')],
  soak: [vitest('--project=soak'), measuring('flood', 'lighthouse', 'load')],
  load: [measuring('flood', 'load', 'overload', 'fleet')],
} as const satisfies Record<string, readonly Run[]>
type Suite = keyof typeof suites

/** Each check counts as one test, which passes or fails as a whole. */
const checks: [string, string[]][] = [
  ['npx', ['--no-install', 'biome', 'ci', '.']],
  ['npm', ['run', '--silent', 'typecheck']],
  ['npm', ['run', '--silent', 'data:check']],
]

const [first, ...furtherArguments] = process.argv.slice(2)
const isSuite = (name: string | undefined): name is Suite =>
  name !== undefined && name !== 'all' && Object.hasOwn(suites, name)
const suite: Suite = isSuite(first) ? first : 'all'
const selection =
  suite === 'all' && first !== undefined ? [first, ...furtherArguments] : furtherArguments
const isEverything = suite === 'all' && selection.length === 0
/** Both runs of these suites use one server: its start and its first pages take several seconds. */
const sharesServer = isEverything || (suite === 'soak' && selection.length === 0)

/** The runs of a suite, or only the runs of the tests that arguments select. */
function getRuns(suite: Suite): readonly Run[] {
  if (selection.length === 0) return suites[suite]
  const runner = selection.some((argument) => argument.includes('tests/e2e'))
    ? 'playwright'
    : 'vitest'
  return suites[suite]
    .filter((run) => run.runner === runner)
    .map(({ args }) => ({ runner, args: [...args, ...selection] }))
}

/**
 * Unit tests write their files to a temporary folder. Suites that start servers use the disk, because they test how the
 * servers use it.
 */
const folder =
  suite === 'unit' ? mkdtempSync(path.join(temporaryFolder(), 'did-atlas-tests-')) : undefined
// Some tests run commands as another user, who needs access to folders inside this one.
if (folder) chmodSync(folder, 0o711)
const environment = childEnvironment({
  // Tests allocate many short-lived objects: a larger young generation is collected less often. The other suites
  // measure memory, so they use the default.
  ...((suite === 'unit' || suite === 'all') && {
    NODE_OPTIONS: withNodeOption('--max-semi-space-size=32'),
  }),
  ...(folder && { TMPDIR: folder }),
  ...(sharesServer && { TEST_SERVER: 'started' }),
})

// Ctrl-C ends the tests; this process then removes their files.
if (folder) process.on('SIGINT', () => undefined)

deleteCounts(suite)
const checked = isEverything ? await runTogether(checks) : []
if (suite !== 'unit') await providePrograms()
const stopServer = sharesServer ? await serve() : undefined
const failures = checks
  .filter((_, index) => checked[index] === false)
  .map((check) => check.flat().join(' '))
const countsOfRuns: Counts[] = [
  { passed: checked.length - failures.length, failed: failures.length, skipped: 0, failures },
]
for (const run of getRuns(suite)) countsOfRuns.push(await runTests(run, environment))
await stopServer?.()
const counts = addUp(countsOfRuns)
if (folder) rmSync(folder, { recursive: true, force: true })
saveCounts(suite, counts)
const missing = suite !== 'unit' && counts.skipped > 0 ? missingPrograms() : []
console.log(['', ...missing.map(describeMissing), describeCounts(counts)].join('\n'))
process.exitCode = counts.failed > 0 ? 1 : 0
