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

/** In containers too; nothing is asked for on the side. */
const quiet = ['--no-sandbox', '--disable-quic', '--disable-background-networking']

/** For machines without a screen. */
export const chromiumFlags = [...quiet, '--disable-gpu']

/** The same with WebGL, drawn in software. */
export const webGlBrowser = {
  executablePath: chromiumPath(),
  args: [...quiet, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}
