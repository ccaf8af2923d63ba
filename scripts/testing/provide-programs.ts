/** Installs the programs that tests need and this machine lacks. */
import { spawnSync } from 'node:child_process'
import { foreignEnvironment } from '@/lib/env'
import { findOnPath, isMissing, missingPrograms, type Program } from './programs'
import { playwright, runQuietly } from './run'

/** Timeout in seconds for another package manager to finish. */
const lockTimeout = 'DPkg::Lock::Timeout=120'

/** The packages to install: of each program, the first set whose packages are all available. */
export function choosePackages(
  missing: readonly Pick<Program, 'packages'>[],
  available: ReadonlySet<string>,
): string[] {
  const isAvailable = (set: readonly string[]) => set.every((name) => available.has(name))
  return missing.flatMap(({ packages }) => packages.find(isAvailable) ?? [])
}

/** The packages that are in Debian's package lists. */
function getAvailable(names: readonly string[]): Set<string> {
  const options = ['show', '--no-all-versions', ...names]
  const { stdout } = spawnSync('apt-cache', options, { encoding: 'utf8', maxBuffer: 2 ** 25 })
  return new Set([...stdout.matchAll(/^Package: (\S+)$/gm)].map(([, name = '']) => name))
}

async function installFromDebian(missing: readonly Program[]): Promise<void> {
  const environment = foreignEnvironment({ DEBIAN_FRONTEND: 'noninteractive' })
  const aptGet = (...args: string[]) =>
    runQuietly('apt-get', ['-qq', '-o', lockTimeout, ...args], environment)
  // If only some sources answer, the lists of the others may suffice.
  await aptGet('update')
  const packages = choosePackages(
    missing,
    getAvailable(missing.flatMap(({ packages }) => packages.flat())),
  )
  if (packages.length > 0) await aptGet('install', '-y', '--no-install-recommends', ...packages)
}

/**
 * Installs missing programs, as far as this user and the network allow. Playwright downloads Chromium only where Debian
 * does not provide it.
 */
export async function providePrograms(): Promise<void> {
  const missing = missingPrograms()
  if (missing.length === 0) return
  const hasDebian = process.getuid?.() === 0 && findOnPath('apt-get') !== undefined
  if (hasDebian) await installFromDebian(missing)
  if (!isMissing('chromium')) return
  const options = hasDebian ? ['--with-deps'] : []
  await runQuietly(process.execPath, [playwright, 'install', ...options, 'chromium'])
}
