/** Finds Chromium: Debian's, another installation on the system, or Playwright's own. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Undefined if none is installed. */
export const chromiumPath = (): string | undefined =>
  [...places, chromium.executablePath()].find((place) => existsSync(place))

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Chromium without the parts that draw a window, which Playwright uses by default, or else the full
 * browser.
 */
export const headlessPath = (): string | undefined =>
  existsSync(headlessShell) ? headlessShell : chromiumPath()

/** Flags for running in containers without a display, and without background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-gpu',
]
