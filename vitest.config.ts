/** All tests that need no browser; those that need one are run by Playwright (`playwright.config.ts`). */
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const load = 'tests/soak/{load,overload,fleet,lighthouse}.test.ts'

function project(
  name: string,
  {
    needsServer = true,
    ...test
  }: NonNullable<TestProjectInlineConfiguration['test']> & { needsServer?: boolean },
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      experimental: { fsModuleCache: true },
      name,
      globalSetup: needsServer ? 'tests/serve.ts' : [],
      ...test,
    },
  }
}

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // Processes, because SQLite and Node.js share state between the threads of one: locks, signals and the id.
    pool: 'forks',
    // Some wait for processes and timers, which a third process can use on the two cores of the smallest machine.
    maxWorkers: 3,
    // Loading all modules anew for each file would take longer than the tests.
    isolate: false,
    // How fast something happens proves nothing: a machine that does other work too may take its time.
    testTimeout: 5 * 60_000,
    hookTimeout: 5 * 60_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', ['json', { outputFile: 'var/test/results.json' }]],
    projects: [
      project('unit', {
        needsServer: false,
        include: ['{bench,components,lib,scripts,server}/**/*.test.ts'],
      }),
      project('server', { include: ['tests/{contract,facts,upstream}/**/*.test.ts'] }),
      project('soak', {
        include: ['tests/soak/**/*.test.ts'],
        exclude: [load],
        testTimeout: 20 * 60_000,
      }),
      // These measure, so that each has the machine to itself.
      project('load', { include: [load], maxWorkers: 1, testTimeout: 20 * 60_000 }),
    ],
  },
})
