/** All tests that need no browser; Playwright runs the others (`playwright.config.ts`). */
import { defineConfig } from 'vitest/config'

const measuring = 'tests/soak/{fleet,flood,lighthouse,load,overload}.test.ts'
const serve = 'tests/serve.ts'
const minute = 60_000

export default defineConfig({
  // React's production build has no development version of the JSX runtime.
  oxc: { jsx: { development: false } },
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // Not threads: SQLite and Node.js share locks, signals and the process id between threads.
    pool: 'forks',
    // Loading all modules again for each file would take longer than the tests.
    isolate: false,
    experimental: { fsModuleCache: true },
    // Some tests wait for processes and timers, so a third worker is useful even with two cores.
    maxWorkers: 3,
    // Visitors get React's production build, which React selects when it is loaded.
    env: { NODE_ENV: 'production', SITE_URL: 'https://atlas.example' },
    // Generous, because a busy machine may be slow: a test must not fail for lack of speed.
    testTimeout: 5 * minute,
    hookTimeout: 5 * minute,
    expect: { poll: { timeout: 60_000 } },
    allowOnly: false,
    // Tests read the facts, which no module imports.
    forceRerunTriggers: ['**/data/**', '**/package.json', '**/vitest.config.ts'],
    reporters: ['default', ['json', { outputFile: 'var/test/results.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{bench,components,lib,scripts,server}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{contract,facts,pages,upstream}/**/*.test.ts'],
          globalSetup: serve,
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          exclude: [measuring],
          globalSetup: serve,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 20 * minute,
          hookTimeout: 20 * minute,
        },
      },
      {
        extends: true,
        test: {
          name: 'load',
          include: [measuring],
          globalSetup: serve,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 20 * minute,
        },
      },
    ],
  },
})
