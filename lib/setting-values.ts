/** The zod schemas of setting values, and their descriptions in error messages. */
import { z } from 'zod'

export const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(65535))
/** A URL without credentials, query or fragment. The result has an ASCII host and no trailing slash. */
export const httpUrl = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine(({ username, password, search, hash }) => !(username || password || search || hash))
  .transform((url) => url.href.replace(/\/+$/, ''))

/**
 * The URL of a host without a path. The routes of the site begin at its root, so only some links would include a
 * path.
 */
export const originUrl = httpUrl.refine((url) => new URL(url).pathname === '/')

/** A Redis URL. Its text contains the password and must reach nothing but the client. */
export const redisUrl = z
  .url({ protocol: /^rediss?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).hostname !== '')

export const apiKey = z.string().regex(/^[\x21-\x7e]{16,512}$/)

export const none = 'none'

/**
 * A setting parsed by a function that returns undefined for invalid texts. `none` is the text that switches the setting
 * off, and is always valid.
 */
export const parsedBy = <T>(
  parse: (text: string) => T | undefined,
  initial: string,
  noValueText: string,
) =>
  z
    .string()
    .default(initial)
    .refine((text) => text === noValueText || parse(text) !== undefined)
    .transform(parse)

/** An SQLite file or a PostgreSQL database. */
export const storeUrl = z.string().refine((text) => {
  if (/^sqlite:(?!:memory:).+/.test(text)) return true
  return /^postgres(ql)?:\/\/[^/?#]+\/[^/?#]+/.test(text) && URL.canParse(text)
})

export const folderOrNone = z.string().transform((text) => (text === none ? undefined : text))

export const onOff = (initial: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(initial)
    .transform((state) => state === 'on')

/** The URL template of map tiles and, after `#`, the attribution that their provider requires. */
export const tileServer = z
  .string()
  .regex(/^https?:\/\/[A-Za-z0-9.:[\]-]+\/[^\s#"'<>]*#.*\S/)
  .refine((text) => ['{z}', '{x}', '{y}'].every((part) => text.split('#')[0]?.includes(part)))
  .refine((text) => URL.canParse(text))
  .transform((text) => {
    const [url = '', ...attribution] = text.split('#')
    return { url, attribution: attribution.join('#').trim() }
  })

/** Addresses of archive interfaces, to which the address to look up is appended. */
export function parseArchives(text: string): string[] | undefined {
  if (text === none) return []
  const urls = text.split(',').map((url) => url.trim())
  return urls.every((url) => /^https?:\/\/\S+$/.test(url) && URL.canParse(url)) ? urls : undefined
}
export const mailAddress = z.email()
/** Where corrections are sent: as an issue or mail written by the visitor, or to a file on this machine. */
export const correctionsAddress = z.string().transform((text, context) => {
  if (text === 'issue') return { kind: 'issue' } as const
  const [, mail] = /^mailto:(.*)$/.exec(text) ?? []
  if (mail !== undefined && mailAddress.safeParse(mail).success) {
    return { kind: 'mail', address: mail } as const
  }
  if (mail === undefined && /[^/\\]\.ndjson$/.test(text)) {
    return { kind: 'file', file: text } as const
  }
  context.addIssue({ code: 'custom' })
  return z.NEVER
})

const surrogateKeyHeaders = ['Surrogate-Key', 'Cache-Tag'] as const
export const surrogateKeys = z.enum(['off', ...surrogateKeyHeaders])

/**
 * The header that carries surrogate keys. A purge needs this header, so `PURGE_URL` turns it on unless it is set to
 * `off`.
 */
export const getSurrogateKeyHeader = (settings: {
  SURROGATE_KEYS?: z.infer<typeof surrogateKeys>
  PURGE_URL?: string
}): (typeof surrogateKeyHeaders)[number] | undefined => {
  const headerName = settings.SURROGATE_KEYS ?? (settings.PURGE_URL ? 'Surrogate-Key' : 'off')
  return headerName === 'off' ? undefined : headerName
}

/** The address to which purges are sent. Credentials belong in headers. */
export const purgeUrl = z.url({ protocol: /^https?$/ }).refine((text) => {
  if (!URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
})

/** Header fields separated by semicolons, such as `Fastly-Key: TOKEN; Fastly-Soft-Purge: 1`. Their text is secret. */
export const headerFields = z
  .string()
  .transform((text) => text.split(';').map((field) => field.trim()))
  .refine((fields) =>
    fields.every((field) => /^[A-Za-z0-9-]+: ?[\x21-\x7e][\x20-\x7e]*$/.test(field)),
  )
  .transform((fields) =>
    Object.fromEntries(
      fields.map((field) => {
        const colon = field.indexOf(':')
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
      }),
    ),
  )

/** A text on one line. */
export const shortText = (maxLength: number) =>
  z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]+$/u)
    .max(maxLength)

export const doi = z.string().regex(/^10\.\d{4,9}\/[-._;()/:A-Za-z0-9]+$/)
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The valid values of each setting, for the message about an invalid one. */
export const expectedValues = {
  PORT: 'a port number from 1 to 65535',
  HOST: 'the address to listen on, for example 127.0.0.1 or 0.0.0.0',
  RENDERER_PORT: 'a port number from 1 to 65535, different from PORT',
  METRICS_PORT: 'a port number from 1 to 65535, different from PORT and RENDERER_PORT',
  SITE_NAME: 'a name of at most 60 characters, on one line',
  SITE_URL:
    'the public address of the site without a path, for example https://atlas.example.org; a site below a path needs a host name of its own',
  API_BASE_URL: 'the address of an API that ends in /api/v1',
  API_KEY: 'an API key: 16 to 512 printable ASCII characters without spaces',
  API_BUDGET: 'three rates (general, search, graph), for example 60/min, 30/min, 10/min, or none',
  LAST_GOOD: 'a folder, or none',
  UPSTREAM_API_KEY: 'an API key: 16 to 512 printable ASCII characters without spaces',
  STORE_URL: 'sqlite:PATH, or postgres://USER:PASSWORD@HOST:PORT/DATABASE',
  STATE_FOLDER: 'a folder',
  REDIS_URL:
    'the address of a Redis or Valkey, for example redis://127.0.0.1:6379 or rediss://user:password@redis.example.org:6380',
  SURROGATE_KEYS: 'off, Surrogate-Key or Cache-Tag',
  PURGE_URL: 'the http or https address for purge requests to a CDN, without user and password',
  PURGE_HEADERS: 'headers separated by semicolons, for example Authorization: Bearer TOKEN',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  TRUST_PROXY:
    'addresses or networks of reverse proxies, separated by commas, for example 10.0.0.0/8',
  ACCESS_LOG: 'off, or the maximum rate of logged requests, for example 20/s or 600/min',
  LOG_ADDRESSES: 'on or off',
  SELF_SERVICE_KEYS: 'on or off',
  OPERATOR_NAME: 'a name of at most 100 characters, on one line',
  OPERATOR_URL: 'the address of a website, for example https://example.org',
  OPERATOR_EMAIL: 'an e-mail address, for example atlas@example.org',
  OPERATOR_NOTE: 'text of at most 500 characters, on one line',
  DOI: 'a DOI without its resolver, for example 10.1234/atlas',
  REPO_URL: 'the address of a repository, for example https://code.example.org/atlas/atlas',
  CORRECTIONS: 'issue (with REPO_URL), mailto: and an address, or a file that ends in .ndjson',
  TILE_URL:
    'the address of map tiles, then # and their attribution, for example https://tiles.example.org/{z}/{x}/{y}.png#© Example contributors',
  LINKS_PAUSE: 'seconds from 1 to 600',
  ARCHIVE_URLS:
    'comma-separated addresses of availability APIs, to which an address is appended, or none',
} as const

/** Settings that no longer exist, with their replacements. */
export const formerSettings: Readonly<Record<string, string>> = {
  PROCESSES: 'run several servers behind nginx (docs/several-servers.md)',
  PAGE_CACHE:
    'pages are cached in memory; nginx or a CDN also keeps them during a restart (docs/several-servers.md)',
  PAGE_WARMING: 'pages are rendered when they are first requested',
}
