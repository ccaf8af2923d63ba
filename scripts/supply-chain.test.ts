/**
 * Checks the installed packages: complete, identical on every platform, and under licences that have been reviewed.
 */
import { readFileSync } from 'node:fs'
import satisfies from 'spdx-satisfies'
import { expect, test } from 'vitest'

interface Package {
  integrity?: string
  resolved?: string
  license?: unknown
  dev?: boolean
  /** Whether it is part of another package's archive. */
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>
}
const packages = Object.entries(lock.packages).filter(([place]) => place !== '')
const getName = (place: string): string => place.split('node_modules/').at(-1) ?? place

/** Licences that require no more than a notice or the publication of changes to their own files. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Packages under other licences, each with the reason it is acceptable. Every entry must be installed. */
const exceptions: Record<string, string> = {
  'react-leaflet': 'Hippocratic-2.1: MIT with duties of conduct; not open source by the OSI',
  '@react-leaflet/core': 'as react-leaflet',
  citeproc: 'CPAL-1.0 or AGPL-1.0: used unchanged, its source is public, and it is credited',
  'world-countries': 'ODbL-1.0, named in an older form: a database, credited in data/LICENSE.md',
  '@digitalbazaar/credentials-context':
    'BSD-3-Clause and the licence of the W3C, in a file; tests only',
  jschardet: 'LGPL-2.1-or-later; tests only',
  tv4: 'public domain or MIT, named in an older form; tests only',
  'parse-cache-control': 'BSD, named in an older form; tests only',
}
/** Native libraries of sharp are excepted too, because they are loaded dynamically and not linked into anything. */
const isException = (name: string): boolean =>
  Object.hasOwn(exceptions, name) || /^@img\/sharp-/.test(name)

/** The older form `{ type: 'MIT' }` may be missing from npm's lock file, or unchanged there. */
function getLicence(place: string, { license }: Package): string | undefined {
  if (typeof license === 'string') return license
  const own = JSON.parse(readFileSync(`${place}/package.json`, 'utf8')) as {
    licenses?: { type: string }[]
  }
  return own.licenses?.map(({ type }) => type).join(' OR ')
}

function isAllowed(licence: string | undefined): boolean {
  try {
    return licence !== undefined && satisfies(licence, allowed)
  } catch {
    return false
  }
}

test('a licence is allowed by its expression, and an unknown one is not', () => {
  for (const good of ['MIT', 'MIT OR GPL-3.0-or-later', '(MIT AND Zlib)']) {
    expect(isAllowed(good), good).toBe(true)
  }
  for (const bad of ['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SEE LICENSE', 'UNLICENSED', '']) {
    expect(isAllowed(bad), bad).toBe(false)
  }
  expect(isAllowed(undefined)).toBe(false)
})

test('every package has a reviewed licence', () => {
  const unknown = packages
    .filter(([place]) => !isException(getName(place)))
    .map(([place, entry]) => [place, getLicence(place, entry)] as const)
    .filter(([, licence]) => !isAllowed(licence))
  expect(unknown).toEqual([])
  const names = new Set(packages.map(([place]) => getName(place)))
  expect(Object.keys(exceptions).filter((name) => !names.has(name))).toEqual([])
})

test('exceptions for tests only are not installed for production', () => {
  const inProduction = packages.filter(([, { dev }]) => !dev).map(([place]) => getName(place))
  const testsOnly = Object.entries(exceptions).filter(([, why]) => why.endsWith('tests only'))
  expect(testsOnly.filter(([name]) => inProduction.includes(name))).toEqual([])
})

test('the lock file has the hash of every package on every platform, and no address of a registry', () => {
  const strong = /^sha512-[A-Za-z0-9+/]{86}==$/
  const unhashed = packages.filter(
    ([, { integrity = '', inBundle }]) => !inBundle && !strong.test(integrity),
  )
  expect(unhashed.map(([place]) => place)).toEqual([])
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  const missing = packages.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        !(
          `node_modules/${name}` in lock.packages ||
          `${place}/node_modules/${name}` in lock.packages
        ),
    ),
  )
  expect(missing).toEqual([])
})
