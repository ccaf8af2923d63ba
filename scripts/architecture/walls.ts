/**
 * The walls of the project: which part may import which. A part is a folder, or a single file with rules of its own. An
 * import is judged by the file that it resolves to, so its spelling makes no difference.
 */
import type { Import } from './imports'

/** The parts that each part may import, from the bottom layer to the top. A part may always import itself. */
export const parts: Readonly<Record<string, readonly string[]>> = {
  'lib/text': [],
  'lib/files': [],
  'lib/promises': [],
  'lib/setting-values.ts': ['lib/text'],
  'lib/env.ts': ['lib/setting-values.ts', 'lib/text'],
  'lib/upstream-report.ts': [],
  'lib/contract': ['lib/text'],
  'lib/score': ['lib/contract'],
  'lib/corrections': ['lib/contract', 'lib/files', 'lib/text'],
  'lib/search': ['lib/contract', 'lib/text'],
  'lib/client/http': ['lib/contract', 'lib/promises', 'lib/text'],
  'lib/facts': [
    'lib/client/http',
    'lib/score',
    'lib/contract',
    'lib/files',
    'lib/promises',
    'lib/text',
  ],
  'lib/client': [
    'lib/client/http',
    'lib/upstream-report.ts',
    'lib/contract',
    'lib/env.ts',
    'lib/text',
  ],
  'lib/portal': [
    'lib/client',
    'lib/corrections',
    'lib/proof',
    'lib/score',
    'lib/search',
    'lib/contract',
    'lib/env.ts',
    'lib/files',
    'lib/text',
  ],
  'lib/export': [
    'lib/facts',
    'lib/portal/publish',
    'lib/portal/records',
    'lib/portal/sources',
    'lib/contract',
    'lib/text',
  ],
  'lib/proof': ['lib/contract', 'lib/text'],
  'lib/mcp': ['lib/portal', 'lib/contract', 'lib/promises', 'lib/text'],
  server: [
    'lib/export',
    'lib/proof',
    'lib/facts',
    'lib/mcp',
    'lib/corrections',
    'lib/search',
    'lib/portal/records',
    'lib/portal/routing',
    'lib/upstream-report.ts',
    'lib/contract',
    'lib/env.ts',
    'lib/files',
    'lib/promises',
    'lib/text',
  ],
  components: [
    'lib/portal',
    'lib/mcp/tools.ts',
    'lib/client/fallback-note.ts',
    'lib/client/public-address.ts',
    'lib/corrections',
    'lib/proof',
    'lib/score',
    'lib/contract',
    'lib/env.ts',
    'lib/text',
  ],
  app: ['components', 'lib/portal', 'lib/contract', 'lib/env.ts', 'lib/text'],
  'proxy.ts': ['lib/portal', 'lib/env.ts'],
}

/**
 * Modules that only certain files may import, whatever their part allows. Files are matched by path, packages by name.
 */
export const restrictedModules = [
  {
    to: /^lib\/client\/(ask|document|resources|upstream)\.ts$/,
    from: /^lib\/(client\/|portal\/[a-z-]+\/load\.ts$|facts\/mirror\/)/,
    reason: 'Only the `load.ts` of a feature asks the client.',
  },
  { to: /^yaml(\/|$)/, from: /^lib\/facts\/load\//, reason: 'Only `lib/facts/load` reads YAML.' },
  {
    to: /^(@photostructure\/sqlite|node:sqlite|pg)(\/|$)/,
    from: /^lib\/facts\/store\//,
    reason: 'Only `lib/facts/store` speaks SQL.',
  },
  {
    to: /^ioredis(\/|$)/,
    from: /^server\/shared\//,
    reason: 'Only `server/shared` speaks to Redis.',
  },
  {
    to: /^(react|react-dom|swr)(\/|$)|^next\/(?!(cache|server)$)/,
    from: /^(app|components|lib\/client)\//,
    reason: 'The features of `lib/portal` know no React.',
  },
  {
    to: /^next\/link$/,
    from: /^components\/layout\/site-link\.tsx$/,
    reason: 'Links within the site are a `SiteLink`, which fetches nothing ahead.',
  },
] as const

const isIn = (file: string, part: string): boolean => file === part || file.startsWith(`${part}/`)

/** The most specific part that a file belongs to. */
export const partOf = (file: string): string | undefined =>
  Object.keys(parts)
    .filter((part) => isIn(file, part))
    .sort((a, b) => b.length - a.length)[0]

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

function crossed({ from, to }: Import): string | undefined {
  const part = partOf(from)
  if (part === undefined || isIn(to, part)) return undefined
  if (isTest(from) && /^(tests|bench)\//.test(to)) return undefined
  const allowed = parts[part] ?? []
  if (allowed.some((other) => isIn(to, other))) return undefined
  return `\`${part}\` may import ${allowed.map((name) => `\`${name}\``).join(', ') || 'no other part'}.`
}

function restrictionOf({ from, to }: Import): string | undefined {
  if (isTest(from) || partOf(from) === undefined) return undefined
  return restrictedModules.find((module) => module.to.test(to) && !module.from.test(from))?.reason
}

/** One line for each import that violates a rule: the import, and what is allowed instead. */
export function violations(imports: readonly Import[]): string[] {
  return imports.flatMap((entry) => {
    const reason = restrictionOf(entry) ?? (entry.isPackage ? undefined : crossed(entry))
    return reason === undefined ? [] : [`${entry.from} imports ${entry.to}. ${reason}`]
  })
}
