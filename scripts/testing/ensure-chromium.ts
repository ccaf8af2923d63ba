/** Installs Chromium if there is none: Playwright's own, or Debian's if that cannot be downloaded. */
import { chromiumPath } from './chromium'
import { run } from './run'

export function ensureChromium(): void {
  if (chromiumPath()) return
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium']) && chromiumPath()) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'])
  if (!chromiumPath()) console.error('There is no Chromium: install one, then test again.')
}
