import { expect, test } from 'vitest'
import { settingsError } from '@/tests/fixtures/settings-error'
import { childEnvironment, ignoredSettings, parseSettings, unsetSettings } from './env'
import { expectedValues } from './setting-values'

test('names a setting that no longer exists with its replacement, and ignores it', () => {
  expect(parseSettings({ PROCESSES: 'many' })).not.toHaveProperty('PROCESSES')
  expect(ignoredSettings({ PROCESSES: '2', PORT: '8080' })).toEqual([
    expect.stringMatching(/^Setting PROCESSES no longer exists and is ignored: .*nginx/),
  ])
  expect(ignoredSettings({ PAGE_CACHE: 'var/pages.db', PAGE_WARMING: '25%' })).toEqual([
    expect.stringMatching(/^Setting PAGE_CACHE no longer exists and is ignored: .*nginx/),
    expect.stringMatching(/^Setting PAGE_WARMING no longer exists and is ignored: /),
  ])
  expect(ignoredSettings({ PROCESSES: '', PORT: '8080' })).toEqual([])
})

test('reports a folder for state that an SQLite file makes useless', () => {
  const expected = [expect.stringMatching(/^Setting STATE_FOLDER is ignored: .*set STORE_URL=/)]
  expect(ignoredSettings({ STATE_FOLDER: '/data' })).toEqual(expected)
  expect(ignoredSettings({ STATE_FOLDER: '/data', STORE_URL: 'sqlite:x.db' })).toEqual(expected)
  expect(ignoredSettings({ STATE_FOLDER: 'var/' })).toEqual([])
  expect(ignoredSettings({ STATE_FOLDER: '/d', STORE_URL: 'sqlite:/d/atlas.db' })).toEqual([])
  expect(ignoredSettings({ STATE_FOLDER: '/d', STORE_URL: 'postgres://u@h/d' })).toEqual([])
})

test('a purge needs surrogate keys, and has them unless they are switched off', () => {
  const PURGE_URL = 'https://api.example.org/zones/a/purge_cache'
  const getKeys = (environment: Record<string, string>) => parseSettings(environment).SURROGATE_KEYS
  expect(getKeys({})).toBeUndefined()
  expect(getKeys({ PURGE_URL })).toBe('Surrogate-Key')
  expect(getKeys({ PURGE_URL, SURROGATE_KEYS: 'Cache-Tag' })).toBe('Cache-Tag')
  expect(getKeys({ PURGE_URL, SURROGATE_KEYS: 'off' })).toBeUndefined()
})

test('names every invalid setting, each once', () => {
  const message = settingsError({ PORT: 'x', LOG_LEVEL: 'x', API_BASE_URL: 'x' })
  expect(message.split('\n').map((line) => /^Invalid setting (\w+):/.exec(line)?.[1])).toEqual([
    'PORT',
    'API_BASE_URL',
    'LOG_LEVEL',
  ])
})

test('lists the settings that an operator has not set', () => {
  const unset = (environment: Record<string, string>) =>
    unsetSettings(parseSettings(environment)).map(({ name }) => name)
  const names = ['SITE_NAME', 'OPERATOR_NAME', 'OPERATOR_EMAIL', 'TRUST_PROXY', 'METRICS_PORT']
  expect(unset({})).toEqual(['SITE_URL', ...names])
  for (const SITE_URL of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://atlas.localhost']) {
    expect(unset({ SITE_URL }), SITE_URL).toContain('SITE_URL')
  }
  expect(unset({ SITE_URL: 'https://localhost.example' })).toEqual(names)
  expect(
    unset({
      SITE_URL: 'https://atlas.example',
      SITE_NAME: 'Atlas',
      OPERATOR_NAME: 'Foundation',
      OPERATOR_EMAIL: 'atlas@foundation.example',
      TRUST_PROXY: '127.0.0.1',
      METRICS_PORT: '9464',
    }),
  ).toEqual([])
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
    STORE_URL: 'sqlite:var/atlas.db',
    STATE_FOLDER: 'var',
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

test('stores the files of a site next to its store, or in a separate folder with PostgreSQL', () => {
  const STORE_URL = 'postgresql://atlas:p%40ss@db.example.org:5433/atlas?sslmode=verify-full'
  expect(parseSettings({ STORE_URL })).toMatchObject({
    store: STORE_URL,
    storePath: 'var/atlas.db',
  })
  expect(parseSettings({ STORE_URL, STATE_FOLDER: '/data' }).storePath).toBe('/data/atlas.db')
  expect(parseSettings({ STATE_FOLDER: '/data' }).storePath).toBe('var/atlas.db')
})

test('treats an empty variable as unset', () => {
  const empty = Object.fromEntries(Object.keys(expectedValues).map((name) => [name, '']))
  expect(parseSettings(empty)).toEqual(parseSettings({}))
})

test('reads every setting', () => {
  const unchanged = {
    HOST: '0.0.0.0',
    API_KEY: '0123456789abcdef',
    LAST_GOOD: '/data/last-good',
    UPSTREAM_API_KEY: 'fedcba9876543210',
    STORE_URL: 'sqlite:/data/atlas.db',
    STATE_FOLDER: '/state',
    SURROGATE_KEYS: 'Surrogate-Key',
    PURGE_URL: 'https://api.example.org/service/a/purge',
    LOG_LEVEL: 'silent',
    REDIS_URL: 'rediss://atlas:sesame@redis.example.org:6380/1',
  }
  expect(
    parseSettings({
      ...unchanged,
      PORT: '8080',
      RENDERER_PORT: '8081',
      SITE_URL: 'https://atlas.example.org//',
      API_BASE_URL: 'https://api.example.org/api/v1/',
      API_BUDGET: '120/min,2/s, 1000/h',
      PURGE_HEADERS: 'Fastly-Key: sesame=; Fastly-Soft-Purge:1',
      TRUST_PROXY: '10.0.0.0/8, 192.168.1.1,fd00::/8, ::1',
      LINKS_PAUSE: '1.5',
      ARCHIVE_URLS: 'https://a.example.org/?url=, https://b.example.org/',
      CORRECTIONS: 'issue',
      REPO_URL: 'https://code.example.org/atlas/',
      ACCESS_LOG: '20/s',
      LOG_ADDRESSES: 'on',
      SELF_SERVICE_KEYS: 'off',
    }),
  ).toEqual({
    ...unchanged,
    PORT: 8080,
    RENDERER_PORT: 8081,
    SITE_URL: 'https://atlas.example.org',
    API_BASE_URL: 'https://api.example.org/api/v1',
    API_BUDGET: {
      general: { count: 120, window: 60_000 },
      search: { count: 2, window: 1000 },
      graph: { count: 1000, window: 3_600_000 },
    },
    PURGE_HEADERS: { 'fastly-key': 'sesame=', 'fastly-soft-purge': '1' },
    TRUST_PROXY: ['10.0.0.0/8', '192.168.1.1', 'fd00::/8', '::1'],
    LINKS_PAUSE: 1.5,
    ARCHIVE_URLS: ['https://a.example.org/?url=', 'https://b.example.org/'],
    CORRECTIONS: { kind: 'issue' },
    REPO_URL: 'https://code.example.org/atlas',
    ACCESS_LOG: { count: 20, window: 1000 },
    LOG_ADDRESSES: true,
    SELF_SERVICE_KEYS: false,
    store: '/data/atlas.db',
    storePath: '/data/atlas.db',
  })
})

test('derives the local address of the site from its port', () => {
  expect(parseSettings({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
})

test('accepts none for no limits and no copies', () => {
  const names = ['API_BUDGET', 'LAST_GOOD'] as const
  const settings = parseSettings(Object.fromEntries(names.map((name) => [name, 'none'])))
  for (const name of names) expect(settings[name], name).toBeUndefined()
})

test('gives a child process the variables of this one, some changed', () => {
  const environment = childEnvironment({ LOG_LEVEL: 'silent', NODE_ENV: 'production' })
  expect(environment).toMatchObject({ LOG_LEVEL: 'silent', NODE_ENV: 'production' })
  expect(Object.keys(environment)).toContain('PATH')
})

test('disables the telemetry of Next.js in every process that it starts', () => {
  expect(childEnvironment({})).toMatchObject({ NEXT_TELEMETRY_DISABLED: '1' })
})
