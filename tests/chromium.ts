/** Finds a Chromium: Debian's, another one of the system, or Playwright's own. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Undefined where there is none yet. */
export const chromiumPath = (): string | undefined =>
  [...places, chromium.executablePath()].find((place) => existsSync(place))

/** For machines without a screen, in containers too; nothing is asked for on the side. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
]
