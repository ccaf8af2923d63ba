import { expect, test } from '@playwright/test'
import { childEnvironment, parseSettings, SettingsError } from './env'

/** The message about invalid settings. Fails if they are accepted. */
function complaint(environment: Record<string, string>): string {
  try {
    parseSettings(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    return (error as Error).message
  }
  throw new Error(`accepted ${JSON.stringify(environment)}`)
}

const wrong: Record<string, { values: string[]; takes: string }> = {
  SELF_SERVICE_KEYS: { values: ['yes', 'OFF', '0'], takes: 'on or off' },
  DOI: {
    values: ['https://doi.org/10.1234/atlas', '10.1234', '10.12/atlas', '10.1234/a b', '10.1234/"'],
    takes: 'a DOI without its resolver, for example 10.1234/atlas',
  },
  PORT: {
    values: ['0', '65536', '-1', '80.5', 'http', '3000a', 'NaN', '0x50', '1e3'],
    takes: 'a port number from 1 to 65535',
  },
  RENDERER_PORT: {
    values: ['0', '65536', 'none', '3000'],
    takes: 'a port number from 1 to 65535, different from PORT',
  },
  METRICS_PORT: {
    values: ['0', '65536', 'none', '3000'],
    takes: 'a port number from 1 to 65535, different from PORT and RENDERER_PORT',
  },
  SITE_URL: {
    values: [
      'atlas.example.org',
      'ftp://atlas.example.org',
      '/atlas',
      'https://',
      'https://user:word@atlas.example.org',
      'https://atlas.example.org/?a=1',
      'https://atlas.example.org/#a',
    ],
    takes: 'the public address of the site, for example https://atlas.example.org',
  },
  API_BASE_URL: {
    values: [
      'https://api.example.org',
      'https://api.example.org/api/v2',
      'https://api.example.org/?a=/api/v1',
      'api.example.org/api/v1',
      'file:///api/v1',
    ],
    takes: 'the address of an API that ends in /api/v1',
  },
  API_KEY: {
    values: [
      'fifteen-letters',
      'x'.repeat(513),
      'a secret with spaces',
      'sécrèt-sécrèt-sécrèt',
      'line-break\nin-a-secret',
    ],
    takes: 'an API key: 16 to 512 printable ASCII characters without spaces',
  },
  API_BUDGET: {
    values: ['60/min', '60/min, 30/min', '60, 30, 10', '1/s,1/s,1/s,1/s', '0/s, 1/s, 1/s', 'all'],
    takes: 'three rates (general, search, graph), for example 60/min, 30/min, 10/min, or none',
  },
  PAGE_WARMING: {
    values: ['25', '0%', '101%', '1.5%', '-5%', 'all', 'None'],
    takes: 'a share of one processor from 1% to 100%, or none',
  },
  UPSTREAM_API_KEY: {
    values: ['fifteen-letters', 'a secret with spaces'],
    takes: 'an API key: 16 to 512 printable ASCII characters without spaces',
  },
  PROCESSES: {
    values: ['0', '65', '-1', '1.5', 'all', '2'],
    takes:
      'how many servers this machine runs, from 1 to 64; more than one with REDIS_URL and without RENDERER_PORT',
  },
  REDIS_URL: {
    values: [
      '127.0.0.1:6379',
      'http://127.0.0.1:6379',
      'redis://',
      'redis:6379',
      '/var/redis.sock',
    ],
    takes:
      'the address of a Redis or Valkey, for example redis://127.0.0.1:6379 or rediss://user:password@redis.example.org:6380',
  },
  STORE_URL: {
    values: [
      'var/atlas.db',
      'sqlite:',
      'sqlite::memory:',
      'mysql://localhost/atlas',
      'postgres://',
      'postgres://db.example.org',
      'postgres://db.example.org/',
      'postgres:///atlas',
      'postgres:atlas',
      'postgres://db.example.org:port/atlas',
    ],
    takes: 'sqlite:PATH, or postgres://USER:PASSWORD@HOST:PORT/DATABASE',
  },
  LOG_LEVEL: {
    values: ['verbose', 'INFO', 'toString'],
    takes: 'one of fatal, error, warn, info, debug, trace, silent',
  },
  TRUST_PROXY: {
    values: [
      'proxy.example.org',
      ',',
      '10.0.0.0/',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '300.1.1.1',
      '::1/129',
      'a,b',
      '/8',
    ],
    takes: 'addresses or networks of reverse proxies, separated by commas, for example 10.0.0.0/8',
  },
  REPO_URL: {
    values: ['code.example.org/atlas', 'git@code.example.org:atlas.git', 'https://a.example/?b'],
    takes: 'the address of a repository, for example https://code.example.org/atlas/atlas',
  },
  CORRECTIONS: {
    // An issue requires a repository.
    values: [
      'issue',
      'none',
      'mailto:',
      'mailto:nobody',
      'mailto:a@example.org?cc=b@example.org',
      'mailto:a@example.org,b@example.org',
      'https://example.org/corrections',
      '.ndjson',
      'var/',
    ],
    takes: 'issue (with REPO_URL), mailto: and an address, or a file that ends in .ndjson',
  },
  ACCESS_LOG: {
    values: ['on', '20', '0/s', '20/day'],
    takes: 'off, or how many requests are logged at most, for example 20/s or 600/min',
  },
  LOG_ADDRESSES: { values: ['true', '1', 'yes'], takes: 'on or off' },
  TILE_URL: {
    values: [
      'https://tiles.example.org/{z}/{x}/{y}.png',
      'https://tiles.example.org/{z}/{x}/{y}.png# ',
      'https://tiles.example.org/{z}/{x}.png#Credit',
      'https://{s}.example.org/{z}/{x}/{y}.png#Credit',
      'https://key@example.org/{z}/{x}/{y}.png#Credit',
      'javascript:alert(1)/{z}/{x}/{y}#Credit',
      'tiles/{z}/{x}/{y}.png#Credit',
      'https://tiles.example.org; script-src *//{z}/{x}/{y}.png#Credit',
    ],
    takes:
      'the address of map tiles, then # and their attribution, for example https://tiles.example.org/{z}/{x}/{y}.png#© Example contributors',
  },
  LINKS_PAUSE: { values: ['0', '0.5', '601', '2s', '-1', '1e2'], takes: 'seconds from 1 to 600' },
  ARCHIVE_URLS: {
    values: ['archive.example.org', 'ftp://archive.example.org/', 'https://a.example.org/,', 'x'],
    takes:
      'addresses of availability interfaces, separated by commas, to which an address is added, or none',
  },
}

for (const [name, { values, takes }] of Object.entries(wrong)) {
  test(`names a wrong ${name} and what it takes, never its value`, () => {
    const messages = values.map((value) => [value, complaint({ [name]: value })])
    const message = `Setting ${name} is wrong: it takes ${takes}.`
    expect(messages).toEqual(values.map((value) => [value, message]))
  })
}

test('reads the address of tiles and, behind it, whom to credit', () => {
  const url = 'https://tiles.example.org/{z}/{x}/{y}.png?style=a'
  expect(parseSettings({ TILE_URL: `${url}#© A # B` }).TILE_URL).toEqual({
    url,
    attribution: '© A # B',
  })
})

test('reads where corrections arrive', () => {
  const read = (CORRECTIONS: string) =>
    parseSettings({ CORRECTIONS, REPO_URL: 'https://code.example.org/atlas/' })
  expect(read('issue')).toMatchObject({
    CORRECTIONS: { kind: 'issue' },
    REPO_URL: 'https://code.example.org/atlas',
  })
  expect(read('mailto:facts@example.org').CORRECTIONS).toEqual({
    kind: 'mail',
    address: 'facts@example.org',
  })
  expect(read('/data/corrections.ndjson').CORRECTIONS).toEqual({
    kind: 'file',
    file: '/data/corrections.ndjson',
  })
})

test('keeps a wrong key to itself', () => {
  expect(complaint({ API_KEY: 'sësame', PORT: 'x' })).not.toContain('same')
  expect(complaint({ REDIS_URL: 'http://:sesame@127.0.0.1:6379' })).not.toContain('same')
})

test('runs several servers with Redis, and with renderers on ports of their own', () => {
  const settings = { PROCESSES: '4', REDIS_URL: 'rediss://:sesame@redis.example.org:6380/1' }
  expect(parseSettings(settings)).toMatchObject({ ...settings, PROCESSES: 4 })
  expect(complaint({ ...settings, RENDERER_PORT: '3001' })).toContain('Setting PROCESSES is wrong')
})

test('names every wrong setting, each once', () => {
  const message = complaint({ PORT: 'x', LOG_LEVEL: 'x', API_BASE_URL: 'x' })
  expect(message.split('\n').map((line) => line.split(' ')[1])).toEqual([
    'PORT',
    'API_BASE_URL',
    'LOG_LEVEL',
  ])
})

test('has a default for everything', () => {
  expect(parseSettings({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    API_BUDGET: {
      general: { count: 60, window: 60_000 },
      search: { count: 30, window: 60_000 },
      graph: { count: 10, window: 60_000 },
    },
    LAST_GOOD: 'var/last-good',
    PAGE_CACHE: 'var/pages.db',
    PAGE_WARMING: 0.25,
    STORE_URL: 'sqlite:var/atlas.db',
    STATE_FOLDER: 'var',
    PROCESSES: 1,
    LOG_LEVEL: 'info',
    LINKS_PAUSE: 2,
    ARCHIVE_URLS: ['https://archive.org/wayback/available?url='],
    CORRECTIONS: { kind: 'file', file: 'var/corrections.ndjson' },
    LOG_ADDRESSES: false,
    SELF_SERVICE_KEYS: true,
    store: 'var/atlas.db',
    storePath: 'var/atlas.db',
  })
})

test('puts the files of a site beside its store, or into a folder of their own with PostgreSQL', () => {
  const STORE_URL = 'postgresql://atlas:p%40ss@db.example.org:5433/atlas?sslmode=verify-full'
  expect(parseSettings({ STORE_URL })).toMatchObject({
    store: STORE_URL,
    storePath: 'var/atlas.db',
  })
  expect(parseSettings({ STORE_URL, STATE_FOLDER: '/data' }).storePath).toBe('/data/atlas.db')
  expect(parseSettings({ STATE_FOLDER: '/data' }).storePath).toBe('var/atlas.db')
})

test('takes an empty variable for an unset one', () => {
  const empty = Object.fromEntries(Object.keys(wrong).map((name) => [name, '']))
  expect(parseSettings({ ...empty, HOST: '' })).toEqual(parseSettings({}))
})

test('takes no notice of other variables', () => {
  expect(parseSettings({ PATH: '/bin', port: '80', storePath: '/etc/passwd' })).toEqual(
    parseSettings({}),
  )
})

test('reads every setting', () => {
  expect(
    parseSettings({
      PORT: '8080',
      HOST: '0.0.0.0',
      RENDERER_PORT: '8081',
      SITE_URL: 'https://atlas.example.org//',
      API_BASE_URL: 'https://api.example.org/api/v1/',
      API_KEY: '0123456789abcdef',
      API_BUDGET: '120/min,2/s, 1000/h',
      LAST_GOOD: '/data/last-good',
      PAGE_CACHE: '/data/pages.db',
      PAGE_WARMING: '100%',
      UPSTREAM_API_KEY: 'fedcba9876543210',
      STORE_URL: 'sqlite:/data/atlas.db',
      STATE_FOLDER: '/state',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '10.0.0.0/8, 192.168.1.1,fd00::/8, ::1',
      REDIS_URL: 'rediss://atlas:sesame@redis.example.org:6380/1',
      LINKS_PAUSE: '1.5',
      ARCHIVE_URLS: 'https://a.example.org/?url=, https://b.example.org/',
      REPO_URL: 'https://code.example.org/atlas',
      CORRECTIONS: 'issue',
      ACCESS_LOG: '20/s',
      LOG_ADDRESSES: 'on',
      SELF_SERVICE_KEYS: 'off',
    }),
  ).toEqual({
    ACCESS_LOG: { count: 20, window: 1000 },
    LOG_ADDRESSES: true,
    SELF_SERVICE_KEYS: false,
    PORT: 8080,
    HOST: '0.0.0.0',
    RENDERER_PORT: 8081,
    SITE_URL: 'https://atlas.example.org',
    API_BASE_URL: 'https://api.example.org/api/v1',
    API_KEY: '0123456789abcdef',
    API_BUDGET: {
      general: { count: 120, window: 60_000 },
      search: { count: 2, window: 1000 },
      graph: { count: 1000, window: 3_600_000 },
    },
    LAST_GOOD: '/data/last-good',
    PAGE_CACHE: '/data/pages.db',
    PAGE_WARMING: 1,
    UPSTREAM_API_KEY: 'fedcba9876543210',
    STORE_URL: 'sqlite:/data/atlas.db',
    STATE_FOLDER: '/state',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: ['10.0.0.0/8', '192.168.1.1', 'fd00::/8', '::1'],
    PROCESSES: 1,
    REDIS_URL: 'rediss://atlas:sesame@redis.example.org:6380/1',
    LINKS_PAUSE: 1.5,
    ARCHIVE_URLS: ['https://a.example.org/?url=', 'https://b.example.org/'],
    REPO_URL: 'https://code.example.org/atlas',
    CORRECTIONS: { kind: 'issue' },
    store: '/data/atlas.db',
    storePath: '/data/atlas.db',
  })
})

test('asks no archive where none is wanted', () => {
  expect(parseSettings({ ARCHIVE_URLS: 'none' }).ARCHIVE_URLS).toEqual([])
})

test('says where the site is by its port', () => {
  expect(parseSettings({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
})

test('takes none for no limits, no copies, no file of pages and no pages in advance', () => {
  const names = ['API_BUDGET', 'LAST_GOOD', 'PAGE_CACHE', 'PAGE_WARMING'] as const
  const settings = parseSettings(Object.fromEntries(names.map((name) => [name, 'none'])))
  for (const name of names) expect(settings[name], name).toBeUndefined()
})

test('gives a child process the variables of this one, some changed', () => {
  const environment = childEnvironment({ LOG_LEVEL: 'silent', NODE_ENV: 'production' })
  expect(environment).toMatchObject({ LOG_LEVEL: 'silent', NODE_ENV: 'production' })
  expect(Object.keys(environment)).toContain('PATH')
})

test('lets no process that is started report its use to the makers of Next.js', () => {
  expect(childEnvironment({})).toMatchObject({ NEXT_TELEMETRY_DISABLED: '1' })
})

test('writes the host of an address as browsers send it', () => {
  const { SITE_URL } = parseSettings({ SITE_URL: 'https://例え.jp/' })
  expect(SITE_URL).toBe('https://xn--r8jz45g.jp')
})
