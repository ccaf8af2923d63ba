import { createRequire } from 'node:module'

/** The program of Playwright, for `node`. To find it, `npx` would take half a second. */
export const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
