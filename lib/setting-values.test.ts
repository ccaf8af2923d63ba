import { expect, test } from 'vitest'
import { settingsError } from '@/tests/fixtures/settings-error'
import { parseSettings } from './env'

const wrong: Record<string, { values: string[]; expected: string }> = {
  SELF_SERVICE_KEYS: { values: ['yes', 'OFF', '0'], expected: 'on or off' },
  SITE_NAME: {
    values: ['two\nlines', ' ', 'x'.repeat(61)],
    expected: 'a name of at most 60 characters, on one line',
  },
  OPERATOR_NAME: {
    values: ['two\nlines', ' ', 'x'.repeat(101)],
    expected: 'a name of at most 100 characters, on one line',
  },
  OPERATOR_URL: {
    values: ['example.org', 'mailto:a@example.org', 'https://a:b@example.org'],
    expected: 'the address of a website, for example https://example.org',
  },
  OPERATOR_EMAIL: {
    values: ['example.org', 'mailto:a@example.org', 'a b@example.org'],
    expected: 'an e-mail address, for example atlas@example.org',
  },
  OPERATOR_NOTE: {
    values: ['two\nlines', 'x'.repeat(501)],
    expected: 'text of at most 500 characters, on one line',
  },
  DOI: {
    values: ['https://doi.org/10.1234/atlas', '10.1234', '10.12/atlas', '10.1234/a b', '10.1234/"'],
    expected: 'a DOI without its resolver, for example 10.1234/atlas',
  },
  PORT: {
    values: ['0', '65536', '-1', '80.5', 'http', '3000a', 'NaN', '0x50', '1e3'],
    expected: 'a port number from 1 to 65535',
  },
  RENDERER_PORT: {
    values: ['0', '65536', 'none', '3000'],
    expected: 'a port number from 1 to 65535, different from PORT',
  },
  METRICS_PORT: {
    values: ['0', '65536', 'none', '3000'],
    expected: 'a port number from 1 to 65535, different from PORT and RENDERER_PORT',
  },
  SITE_URL: {
    values: [
      'atlas.example.org',
      'ftp://atlas.example.org',
      'https://user:word@atlas.example.org',
      'https://atlas.example.org/?a=1',
      'https://atlas.example.org/#a',
      'https://example.org/atlas/',
    ],
    expected:
      'the public address of the site without a path, for example https://atlas.example.org; a site below a path needs a host name of its own',
  },
  API_BASE_URL: {
    values: [
      'https://api.example.org',
      'https://api.example.org/api/v2',
      'https://api.example.org/?a=/api/v1',
      'api.example.org/api/v1',
      'file:///api/v1',
    ],
    expected: 'the address of an API that ends in /api/v1',
  },
  API_KEY: {
    values: ['fifteen-letters', 'x'.repeat(513), 'a secret with spaces', 'sécrèt-sécrèt-sécrèt'],
    expected: 'an API key: 16 to 512 printable ASCII characters without spaces',
  },
  API_BUDGET: {
    values: ['60/min', '60/min, 30/min', '60, 30, 10', '1/s,1/s,1/s,1/s', '0/s, 1/s, 1/s', 'all'],
    expected: 'three rates (general, search, graph), for example 60/min, 30/min, 10/min, or none',
  },
  UPSTREAM_API_KEY: {
    values: ['fifteen-letters', 'a secret with spaces'],
    expected: 'an API key: 16 to 512 printable ASCII characters without spaces',
  },
  REDIS_URL: {
    values: ['127.0.0.1:6379', 'http://127.0.0.1:6379', 'redis://', '/var/redis.sock'],
    expected:
      'the address of a Redis or Valkey, for example redis://127.0.0.1:6379 or rediss://user:password@redis.example.org:6380',
  },
  STORE_URL: {
    values: [
      'var/atlas.db',
      'sqlite:',
      'sqlite::memory:',
      'mysql://localhost/atlas',
      'postgres://db.example.org/',
      'postgres:///atlas',
      'postgres://db.example.org:port/atlas',
    ],
    expected: 'sqlite:PATH, or postgres://USER:PASSWORD@HOST:PORT/DATABASE',
  },
  SURROGATE_KEYS: {
    values: ['on', 'surrogate-key', 'xkey', 'Surrogate-Key, Cache-Tag'],
    expected: 'off, Surrogate-Key or Cache-Tag',
  },
  PURGE_URL: {
    values: ['api.fastly.com/service/a/purge', 'ftp://cdn.example.org', 'https://user:word@a.test'],
    expected: 'the http or https address for purge requests to a CDN, without user and password',
  },
  PURGE_HEADERS: {
    values: ['token', 'Fastly-Key', 'Fastly-Key:', 'A: b;', 'A: b; c', 'A b: c', 'A: b\nC: d'],
    expected: 'headers separated by semicolons, for example Authorization: Bearer TOKEN',
  },
  LOG_LEVEL: {
    values: ['verbose', 'INFO', 'toString'],
    expected: 'one of fatal, error, warn, info, debug, trace, silent',
  },
  TRUST_PROXY: {
    values: ['proxy.example.org', ',', '10.0.0.0/33', '10.0.0.0/0', '300.1.1.1', '::1/129', '/8'],
    expected:
      'addresses or networks of reverse proxies, separated by commas, for example 10.0.0.0/8',
  },
  REPO_URL: {
    values: ['code.example.org/atlas', 'git@code.example.org:atlas.git', 'https://a.example/?b'],
    expected: 'the address of a repository, for example https://code.example.org/atlas/atlas',
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
    expected: 'issue (with REPO_URL), mailto: and an address, or a file that ends in .ndjson',
  },
  ACCESS_LOG: {
    values: ['on', '20', '0/s', '20/day'],
    expected: 'off, or the maximum rate of logged requests, for example 20/s or 600/min',
  },
  LOG_ADDRESSES: { values: ['true', '1', 'yes'], expected: 'on or off' },
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
    expected:
      'the address of map tiles, then # and their attribution, for example https://tiles.example.org/{z}/{x}/{y}.png#© Example contributors',
  },
  LINKS_PAUSE: {
    values: ['0', '0.5', '601', '2s', '-1', '1e2'],
    expected: 'seconds from 1 to 600',
  },
  ARCHIVE_URLS: {
    values: ['archive.example.org', 'ftp://archive.example.org/', 'https://a.example.org/,', 'x'],
    expected:
      'comma-separated addresses of availability APIs, to which an address is appended, or none',
  },
}

for (const [name, { values, expected }] of Object.entries(wrong)) {
  test(`names an invalid ${name} and the expected values, never its value`, () => {
    const messages = values.map((value) => [value, settingsError({ [name]: value })])
    const message = `Invalid setting ${name}: expected ${expected}.`
    expect(messages).toEqual(values.map((value) => [value, message]))
  })
}

test('reads the address of tiles and, after it, their attribution', () => {
  const url = 'https://tiles.example.org/{z}/{x}/{y}.png?style=a'
  expect(parseSettings({ TILE_URL: `${url}#© A # B` }).TILE_URL).toEqual({
    url,
    attribution: '© A # B',
  })
})

test('reads where corrections are sent', () => {
  const read = (CORRECTIONS: string) => parseSettings({ CORRECTIONS }).CORRECTIONS
  expect(read('mailto:facts@example.org')).toEqual({ kind: 'mail', address: 'facts@example.org' })
  expect(read('/data/corrections.ndjson')).toEqual({
    kind: 'file',
    file: '/data/corrections.ndjson',
  })
})

test('queries no archive if none is configured', () => {
  expect(parseSettings({ ARCHIVE_URLS: 'none' }).ARCHIVE_URLS).toEqual([])
})

test('writes the host of an address as browsers send it', () => {
  const { SITE_URL } = parseSettings({ SITE_URL: 'https://例え.jp/' })
  expect(SITE_URL).toBe('https://xn--r8jz45g.jp')
})
