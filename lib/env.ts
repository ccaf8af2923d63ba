/**
 * The settings, parsed and validated. Only this file, `lib/contract/site-name.ts`, which many parts share, and `next.config.mjs`
 * read `process.env`.
 */
import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import {
  apiKey,
  correctionsAddress,
  doi,
  expectedValues,
  folderOrNone,
  formerSettings,
  getSurrogateKeyHeader,
  headerFields,
  httpUrl,
  logLevels,
  mailAddress,
  none,
  onOff,
  originUrl,
  parseArchives,
  parsedBy,
  port,
  purgeUrl,
  redisUrl,
  shortText,
  storeUrl,
  surrogateKeys,
  tileServer,
} from '@/lib/setting-values'
import { parseBudget, parseRate } from '@/lib/text/rate'

/**
 * True for an IP address or a network in CIDR notation.
 * @example isNetwork('10.0.0.0/8') // true
 */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '32', ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits
}

export type CorrectionsAddress = z.infer<typeof correctionsAddress>

export type SettingName = keyof typeof expectedValues

const defaultStore = 'sqlite:var/atlas.db'

const Environment = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    RENDERER_PORT: port.optional(),
    METRICS_PORT: port.optional(),
    SITE_NAME: shortText(60).optional(),
    SITE_URL: originUrl.optional(),
    API_BASE_URL: httpUrl.refine((url) => url.endsWith('/api/v1')).optional(),
    API_KEY: apiKey.optional(),
    API_BUDGET: parsedBy(parseBudget, '60/min, 30/min, 10/min', none),
    LAST_GOOD: folderOrNone.prefault('var/last-good'),
    UPSTREAM_API_KEY: apiKey.optional(),
    STORE_URL: storeUrl.default(defaultStore),
    STATE_FOLDER: z.string().default('var'),
    REDIS_URL: redisUrl.optional(),
    SURROGATE_KEYS: surrogateKeys.optional(),
    PURGE_URL: purgeUrl.optional(),
    PURGE_HEADERS: headerFields.optional(),
    LOG_LEVEL: z.enum(logLevels).default('info'),
    TRUST_PROXY: z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .refine((entries) => entries.every(isNetwork))
      .optional(),
    ACCESS_LOG: parsedBy(parseRate, 'off', 'off'),
    LOG_ADDRESSES: onOff('off'),
    SELF_SERVICE_KEYS: onOff('on'),
    OPERATOR_NAME: shortText(100).optional(),
    OPERATOR_URL: httpUrl.optional(),
    OPERATOR_EMAIL: mailAddress.optional(),
    OPERATOR_NOTE: shortText(500).optional(),
    DOI: doi.optional(),
    REPO_URL: httpUrl.optional(),
    CORRECTIONS: correctionsAddress.prefault('var/corrections.ndjson'),
    TILE_URL: tileServer.optional(),
    LINKS_PAUSE: z
      .string()
      .regex(/^\d{1,3}(\.\d+)?$/)
      .transform(Number)
      .pipe(z.number().min(1).max(600))
      .default(2),
    ARCHIVE_URLS: parsedBy(
      parseArchives,
      'https://archive.org/wayback/available?url=',
      none,
    ).transform((urls) => urls ?? []),
  })
  .refine((env) => env.CORRECTIONS.kind !== 'issue' || env.REPO_URL !== undefined, {
    path: ['CORRECTIONS'],
  })
  .refine((env) => env.RENDERER_PORT !== env.PORT, { path: ['RENDERER_PORT'] })
  .refine(
    ({ METRICS_PORT: metricsPort, PORT, RENDERER_PORT }) =>
      !metricsPort || ![PORT, RENDERER_PORT].includes(metricsPort),
    { path: ['METRICS_PORT'] },
  )
  .transform((env) => ({
    ...env,
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    SURROGATE_KEYS: getSurrogateKeyHeader(env),
    /** The location of the store: the path of a file, or the address of a database. */
    store: env.STORE_URL.replace(/^sqlite:/, ''),
    /**
     * The path of the SQLite file; with PostgreSQL, the path it would have. Versions, downloads and the keys of the site
     * are stored next to it, and API keys if it is a file.
     */
    storePath: env.STORE_URL.startsWith('sqlite:')
      ? env.STORE_URL.replace(/^sqlite:/, '')
      : `${env.STATE_FOLDER}/atlas.db`,
  }))

export type Settings = z.infer<typeof Environment>

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Parses settings. An empty variable counts as unset. Throws a `SettingsError` that names each invalid setting and what
 * it accepts, but never its value, which may be a key.
 *
 * @example parseSettings({ PORT: '4000' }).SITE_URL // 'http://localhost:4000'
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const knownVariables = Object.entries(environment).filter(
    ([name, value]) => name in expectedValues && value !== '',
  )
  const parsed = Environment.safeParse(Object.fromEntries(knownVariables))
  if (parsed.success) return parsed.data
  const names = new Set(parsed.error.issues.map((issue) => issue.path[0] as SettingName))
  const lines = [...names].map(
    (name) => `Invalid setting ${name}: expected ${expectedValues[name]}.`,
  )
  throw new SettingsError(lines.join('\n'))
}

/** With an SQLite file, the state is next to it, so another `STATE_FOLDER` has no effect. */
function hasUnusedFolder({ STATE_FOLDER, STORE_URL }: Record<string, string | undefined>): boolean {
  const location = STORE_URL || defaultStore
  if (!STATE_FOLDER || !location.startsWith('sqlite:')) return false
  return path.relative(STATE_FOLDER, path.dirname(location.replace(/^sqlite:/, ''))) !== ''
}

/** A line for each setting that is given but has no effect. */
export const ignoredSettings = (
  environment: Record<string, string | undefined> = process.env,
): string[] => [
  ...Object.entries(formerSettings)
    .filter(([name]) => environment[name])
    .map(([name, instead]) => `Setting ${name} no longer exists and is ignored: ${instead}.`),
  ...(hasUnusedFolder(environment)
    ? [
        'Setting STATE_FOLDER is ignored: it is for PostgreSQL. With an SQLite file, everything is next to it: set STORE_URL=sqlite:FOLDER/atlas.db.',
      ]
    : []),
]

/** True if the address of the site is on this machine, so that its visitors are its operators. */
export const isLocalSite = ({ SITE_URL }: Settings): boolean =>
  /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(new URL(SITE_URL).hostname)

/** The settings that an operator makes before a site is public. */
const operatorSettings = [
  {
    name: 'SITE_URL',
    use: 'Public address, in links, citations and signatures. Forms are accepted only from there.',
    example: 'https://atlas.example.org',
  },
  {
    name: 'SITE_NAME',
    use: 'Name of the site, in titles, feeds and the API.',
    example: 'My Atlas',
  },
  { name: 'OPERATOR_NAME', use: 'Who runs the site, in the footer.', example: 'My Foundation' },
  {
    name: 'OPERATOR_EMAIL',
    use: 'Contact for visitors and users of the API, and in security.txt.',
    example: 'atlas@example.org',
  },
  {
    name: 'TRUST_PROXY',
    use: 'Address of the reverse proxy. Without it, all visitors share one rate limit.',
    example: '127.0.0.1',
  },
  {
    name: 'METRICS_PORT',
    use: 'Port for monitoring: /ready, /live and /metrics.',
    example: '9464',
  },
] as const satisfies { name: SettingName; use: string; example: string }[]

/** The operator's settings that are not set. */
export const unsetSettings = (settings: Settings) =>
  operatorSettings.filter(({ name }) =>
    name === 'SITE_URL' ? isLocalSite(settings) : settings[name] === undefined,
  )

let ownSettings: Settings | undefined

/** The settings of this process, parsed once: a page reads them many times. */
export function readSettings(): Settings {
  ownSettings ??= parseSettings(process.env)
  return ownSettings
}

/**
 * True in `next dev`. Next.js inlines the value, so that a production build omits code that depends
 * on it.
 */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development'

/** True while Next.js builds the site, which must not depend on data. */
export const isBuild = (): boolean => process.env.NEXT_PHASE === 'phase-production-build'

/** True in a renderer started by a server; see `childEnvironment`. */
export const isServersRenderer = (): boolean => process.env.NEXT_MANUAL_SIG_HANDLE === 'true'

/** True in a run of tests for which another process has started the test server. */
export const hasTestServer = (): boolean => process.env.TEST_SERVER === 'started'

/** The duration of the load test in minutes. */
export const loadMinutes = (): number => Number(process.env.LOAD_MINUTES) || 3

/**
 * A PostgreSQL database for tests, which create further databases on the same server. Without it, they start a server.
 */
export const testPostgresUrl = (): string | undefined => process.env.TEST_POSTGRES_URL || undefined

/** The program that tests start as a Redis server, if it is not the installed one: a name in the path, or a file. */
export const testRedisServer = (): string | undefined => process.env.TEST_REDIS_SERVER || undefined

/** True in a command run by npm, such as `npm start`, and in its child processes. */
export const isRunByNpm = (): boolean => process.env.npm_lifecycle_event !== undefined

/**
 * The environment of a child process: the current environment with changes. Telemetry of Next.js is disabled.
 *
 * @example spawn(process.execPath, args, { env: childEnvironment({ PORT: '4000' }) })
 */
export const childEnvironment = (
  changes: Partial<Record<SettingName, string>> & {
    NODE_ENV?: 'development' | 'production'
    /** Makes Next.js leave signal handling to this program. */
    NEXT_MANUAL_SIG_HANDLE?: 'true'
    /** The folder for temporary files. */
    TMPDIR?: string
    /** Options of Node.js for this process and all that it starts. */
    NODE_OPTIONS?: string
    /** Tells tests that their server runs already. */
    TEST_SERVER?: 'started'
  },
): NodeJS.ProcessEnv => ({ ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...changes })

/** An option for `NODE_OPTIONS`, appended to the existing options. */
export const withNodeOption = (option: string): string =>
  [process.env.NODE_OPTIONS, option].filter(Boolean).join(' ')

/** The environment of a program that is not part of this project: the current environment with changes. */
export const foreignEnvironment = (changes: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...changes,
})
