import { defineConfig } from '@playwright/test'
import { chromiumFlags, headlessPath } from './scripts/testing/chromium'
import { testServer } from './tests/test-server'

/** Unit tests need neither server nor build: asked for alone, they get none. */
const projects = process.argv.filter((argument) => argument.startsWith('--project='))
const isSoak = projects.includes('--project=soak')
const unitAlone = projects.length > 0 && projects.every((project) => project === '--project=unit')

const browser = {
  baseURL: testServer.address,
  launchOptions: { executablePath: headlessPath(), args: chromiumFlags },
  // A test gets the window of the one before, emptied: a new one costs a process and all scripts of the site.
  reuseContext: true,
}

const load = 'tests/soak/load.test.ts'
const overload = 'tests/soak/overload.test.ts'
const fleet = 'tests/soak/fleet.test.ts'
const lighthouse = 'tests/soak/lighthouse.test.ts'

export default defineConfig({
  // Every test builds what it needs and depends on no other. Some wait for processes and timers for a part of their time,
  // which a third worker can use on the two cores of the smallest machine; a fourth would cost more than it gains, because
  // each worker loads all modules. The long proofs load the machine themselves.
  workers: isSoak ? 2 : 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  // How fast something happens proves nothing: a machine that does other work too may take its time.
  expect: { timeout: 15_000 },
  outputDir: 'var/test/results',
  reporter: [['list'], ['json', { outputFile: 'var/test/results.json' }]],
  // Those that wait come first, those that are done at once last.
  projects: [
    { name: 'upstream', testMatch: 'tests/upstream/**/*.test.ts' },
    { name: 'browser', testMatch: 'tests/e2e/**/*.test.ts', use: browser },
    {
      name: 'unit',
      fullyParallel: false,
      testMatch: '{bench,components,lib,scripts,server}/**/*.test.ts',
    },
    { name: 'facts', testMatch: 'tests/facts/**/*.test.ts' },
    { name: 'contract', testMatch: 'tests/contract/**/*.test.ts' },
    {
      name: 'soak',
      testMatch: 'tests/soak/**/*.test.ts',
      testIgnore: [load, overload, fleet, lighthouse],
    },
    // These measure, so that they run when the others are done, one test at a time.
    { name: 'lighthouse', testMatch: lighthouse, dependencies: ['soak'], workers: 1 },
    { name: 'load', testMatch: load, dependencies: isSoak ? ['lighthouse'] : [], workers: 1 },
    { name: 'overload', testMatch: overload, dependencies: ['load'], workers: 1 },
    { name: 'fleet', testMatch: fleet, dependencies: ['overload'], workers: 1 },
  ],
  webServer: unitAlone
    ? undefined
    : {
        command: 'node scripts/run.mjs start',
        url: `${testServer.address}/about`,
        timeout: 180_000,
        env: testServer.environment,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
})
