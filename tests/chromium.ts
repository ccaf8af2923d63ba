/** Finds Chromium: Debian's, another one on the system, or Playwright's own. */
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

/** Flags for running in containers, and without background requests. */
const quiet = ['--no-sandbox', '--disable-quic', '--disable-background-networking']

/** Flags for machines without a display. */
export const chromiumFlags = [...quiet, '--disable-gpu']

/** Launch options with WebGL, rendered in software. */
export const webGlBrowser = {
  executablePath: chromiumPath(),
  args: [...quiet, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}
