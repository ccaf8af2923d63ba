/** Installs Chromium if there is none: Playwright's own, or Debian's if that cannot be downloaded. */
import { chromiumPath } from './chromium'
import { run } from './run'

export async function ensureChromium(): Promise<void> {
  if (chromiumPath()) return
  await run('npx', ['--no-install', 'playwright', 'install', 'chromium'])
  if (chromiumPath()) return
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'])
  if (!chromiumPath()) console.error('There is no Chromium: install one, then test again.')
}
