/** What is installed: whole, the same everywhere, and under licences that were looked at. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import satisfies from 'spdx-satisfies'

interface Package {
  integrity?: string
  resolved?: string
  license?: unknown
  dev?: boolean
  /** It comes within the archive of another package. */
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>
}
const packages = Object.entries(lock.packages).filter(([place]) => place !== '')
const nameOf = (place: string): string => place.split('node_modules/').at(-1) ?? place

/** Licences that ask for no more than their notice, or for changes of their own files. */
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

/** Packages under other licences, each with why it may stay. None may be here that is not installed. */
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
/** Native libraries of sharp, which are loaded and not linked into anything. */
const isException = (name: string): boolean =>
  Object.hasOwn(exceptions, name) || /^@img\/sharp-/.test(name)

/** `{ type: 'MIT' }` is an older form, which the lock file of npm leaves out or keeps. */
function licenceOf(place: string, { license }: Package): string | undefined {
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

test('every package has a licence that was looked at', () => {
  const unknown = packages
    .filter(([place]) => !isException(nameOf(place)))
    .map(([place, entry]) => [place, licenceOf(place, entry)] as const)
    .filter(([, licence]) => !isAllowed(licence))
  expect(unknown).toEqual([])
  const names = new Set(packages.map(([place]) => nameOf(place)))
  expect(Object.keys(exceptions).filter((name) => !names.has(name))).toEqual([])
})

test('exceptions that are said to be for tests only are not installed for production', () => {
  const inProduction = packages.filter(([, { dev }]) => !dev).map(([place]) => nameOf(place))
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
