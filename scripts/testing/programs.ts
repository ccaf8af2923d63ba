/** The programs that tests need in addition to Node.js: where they are, and which packages contain them. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { childEnvironment, testRedisServer } from '@/lib/env'
import { headlessPath } from './chromium'

export interface Program {
  title: string
  /** The path of the program; undefined if it is not installed. */
  find: () => string | undefined
  /** Debian packages, in order of preference: the first set that the machine's Debian has is installed. */
  packages: readonly [readonly string[], ...(readonly string[])[]]
  /** The tests that are skipped without it. */
  tests: string
}

/** Debian leaves the folders of services out of the `PATH` of ordinary users. */
const serviceFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin']

/** Where Debian puts the programs of each PostgreSQL version. */
const postgresFolder = '/usr/lib/postgresql'

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findIn = (folders: readonly string[], name: string): string | undefined =>
  folders.map((folder) => path.join(folder, name)).find(isExecutable)

const searchPath = (): string[] => [
  ...(childEnvironment({}).PATH ?? '').split(path.delimiter),
  ...serviceFolders,
]

/** Finds a program by its name or path. */
export const findOnPath = (name: string): string | undefined =>
  path.isAbsolute(name) ? findIn([''], name) : findIn(searchPath(), name)

/** The program if it succeeds with these options, so that nothing that it needs is missing. */
const workingProgram = (file: string | undefined, ...options: string[]): string | undefined =>
  file && spawnSync(file, options, { stdio: 'ignore' }).status === 0 ? file : undefined

function findInitdb(): string | undefined {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const folders = newestFirst.map((version) => path.join(postgresFolder, version, 'bin'))
  return findIn([...folders, ...searchPath()], 'initdb')
}

function findRedis(): string | undefined {
  const configuredProgram = testRedisServer()
  const names = configuredProgram ? [configuredProgram] : ['redis-server', 'valkey-server']
  return names.map(findOnPath).find((file) => file !== undefined)
}

export const programs = {
  chromium: {
    title: 'Chromium',
    find: () => workingProgram(headlessPath(), '--version'),
    packages: [['chromium-headless-shell'], ['chromium']],
    tests: 'tests in a browser',
  },
  postgresql: {
    title: 'PostgreSQL',
    find: findInitdb,
    packages: [['postgresql']],
    tests: 'tests of the store in PostgreSQL',
  },
  redis: {
    title: 'Redis',
    find: findRedis,
    packages: [['redis-server'], ['valkey-server']],
    tests: 'tests of what several servers share',
  },
  nginx: {
    title: 'nginx',
    find: () => findOnPath('nginx'),
    packages: [['nginx']],
    tests: 'tests of its configuration',
  },
  openssl: {
    title: 'OpenSSL',
    find: () => findOnPath('openssl'),
    packages: [['openssl']],
    tests: 'tests with TLS certificates',
  },
  java: {
    title: 'Java',
    find: () => workingProgram(findOnPath('java'), '-version'),
    packages: [['default-jre-headless']],
    tests: 'the validation of HTML',
  },
  git: {
    title: 'Git',
    find: () => findOnPath('git'),
    packages: [['git']],
    tests: 'tests that apply a diff',
  },
  ps: {
    title: 'ps',
    find: () => findOnPath('ps'),
    packages: [['procps']],
    tests: 'tests that find or measure child processes',
  },
  curl: {
    title: 'curl',
    find: () => findOnPath('curl'),
    packages: [['curl']],
    tests: 'the examples in curl',
  },
  python: {
    title: 'Python',
    find: () => findOnPath('python3'),
    packages: [['python3']],
    tests: 'the examples in Python',
  },
  // httr2 reads JSON with jsonlite, which is not installed with it.
  r: {
    title: 'R with httr2',
    find: () => workingProgram(findOnPath('Rscript'), '-e', 'library(httr2); library(jsonlite)'),
    packages: [['r-cran-httr2', 'r-cran-jsonlite']],
    tests: 'the examples in R',
  },
} as const satisfies Record<string, Program>

export type ProgramName = keyof typeof programs

export const isMissing = (name: ProgramName): boolean => programs[name].find() === undefined

export const missingPrograms = (): Program[] =>
  Object.values(programs).filter((program: Program) => program.find() === undefined)

/** One line that names a missing program, what is skipped without it, and how to install it. */
export const describeMissing = ({ title, tests, packages }: Program): string =>
  `${title} is missing; skipped: ${tests}. To install it on Debian: apt-get install ${packages[0].join(' ')}`

/** The path of a program. Throws if it is missing. */
export function requireProgram(name: ProgramName): string {
  const file = programs[name].find()
  if (file === undefined) throw new Error(describeMissing(programs[name]))
  return file
}
