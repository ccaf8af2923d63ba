/** Tests in a browser; all others are run by Vitest (`vitest.config.ts`). */
import { defineConfig } from '@playwright/test'
import { chromiumFlags, headlessPath } from './scripts/testing/chromium'
import { testServer } from './tests/test-server'

export default defineConfig({
  testMatch: 'tests/e2e/**/*.test.ts',
  globalSetup: './tests/serve.ts',
  // Every test builds what it needs and depends on no other. Some wait for a part of their time, which a third worker can
  // use on the two cores of the smallest machine.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 300_000,
  // How fast something happens proves nothing: a machine that does other work too may take its time.
  expect: { timeout: 30_000 },
  outputDir: 'var/test/results',
  reporter: [['list'], ['json', { outputFile: 'var/test/results.json' }]],
  use: {
    baseURL: testServer.address,
    launchOptions: { executablePath: headlessPath(), args: chromiumFlags },
    // A test gets the window of the one before, emptied: a new one costs a process and all scripts of the site.
    reuseContext: true,
  },
})
