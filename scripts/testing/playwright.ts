import { createRequire } from 'node:module'

/** The path of Playwright's program, to be run with `node`. Finding it with `npx` would take half a second. */
export const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
