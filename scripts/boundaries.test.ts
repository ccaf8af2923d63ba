/** Proves that each rule of `boundaries.grit`, and each rule of `biome.json` about imports, reports a violation. */
import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** For each part, what it may import and what it may not. */
const parts: Record<string, { may: string[]; mayNot: string[] }> = {
  'lib/text': { may: ['lib/text/a'], mayNot: ['lib/contract/a'] },
  'lib/files': { may: ['lib/files/a'], mayNot: ['lib/text/a'] },
  'lib/promises': { may: ['lib/promises/a'], mayNot: ['lib/text/a'] },
  'lib/renderer-messages.ts': { may: [], mayNot: ['lib/text/a'] },
  'lib/setting-values.ts': { may: ['lib/text/a'], mayNot: ['lib/contract/a'] },
  'lib/env.ts': { may: ['lib/text/a', 'lib/setting-values'], mayNot: ['lib/contract/a'] },
  'lib/contract': { may: ['lib/text/a'], mayNot: ['lib/portal/a', 'lib/env', 'lib/facts/a'] },
  'lib/score': { may: ['lib/contract/a'], mayNot: ['lib/text/a'] },
  'lib/proof': { may: ['lib/contract/a', 'lib/text/a'], mayNot: ['lib/client/a'] },
  'lib/corrections': { may: ['lib/contract/a', 'lib/files/a'], mayNot: ['lib/portal/a'] },
  'lib/dataset': { may: ['lib/contract/a', 'lib/text/a'], mayNot: ['lib/store/a', 'lib/facts/a'] },
  'lib/store': { may: ['lib/dataset/a', 'lib/files/a'], mayNot: ['lib/facts/a', 'server/a'] },
  'lib/search': { may: ['lib/dataset/a', 'lib/text/a'], mayNot: ['lib/store/a', 'lib/portal/a'] },
  'lib/client/http': { may: ['lib/promises/a', 'lib/contract/a'], mayNot: ['lib/client/result'] },
  'lib/client': { may: ['lib/client/http/a', 'lib/env'], mayNot: ['lib/portal/a', 'lib/facts/a'] },
  'lib/facts': {
    may: ['lib/client/http/a', 'lib/store/a', 'lib/score/a'],
    mayNot: ['lib/client/result', 'lib/portal/a', 'lib/env', 'server/a', 'components/a'],
  },
  'lib/portal': {
    may: ['lib/client/result', 'lib/search/a', 'lib/env'],
    mayNot: ['lib/facts/a', 'lib/store/a', 'server/a', 'components/a', 'app/a'],
  },
  'lib/export': {
    may: ['lib/facts/a', 'lib/portal/publish/a', 'lib/portal/records/a'],
    mayNot: ['lib/portal/list/a', 'lib/client/result', 'server/a'],
  },
  'lib/mcp': { may: ['lib/portal/list/a', 'lib/promises/a'], mayNot: ['lib/facts/a', 'server/a'] },
  server: {
    may: ['lib/facts/a', 'lib/portal/list/a', 'lib/portal/routing/a', 'lib/env', 'server/pages/a'],
    mayNot: ['lib/portal/explore/a', 'lib/client/result', 'components/a', 'app/a', 'scripts/a'],
  },
  components: {
    may: ['lib/portal/list/a', 'lib/mcp/tools', 'lib/client/public-address'],
    mayNot: ['lib/mcp/data', 'lib/client/result', 'lib/facts/a', 'server/a', 'app/a'],
  },
  app: {
    may: ['components/a', 'lib/portal/list/a', 'lib/env'],
    mayNot: ['lib/client/result', 'lib/store/a', 'server/a', 'tests/a'],
  },
  'proxy.ts': { may: ['lib/portal/list/a', 'lib/env'], mayNot: ['components/a', 'lib/text/a'] },
}

const load = 'Only the `load.ts` of a feature sends requests through the client.'
const leaves = 'A relative import may not leave its part. Import the module by its `@/` name.'
const react =
  'Only `app`, `components` and `lib/client` use React and the parts of Next.js that need it.'
const sql = 'Only `lib/store` and the SQLite download import a database driver.'
const yaml = 'Only `lib/facts/load` reads YAML.'
const redis = 'Only `server/shared` connects to Redis.'
const siteLink = 'A link within the site is a `SiteLink`, which fetches nothing in advance.'
const part = 'This part may not import that one. `scripts/boundaries.grit` has what it may import.'
const cycle = 'This import is part of a cycle.'
const environment = "Don't use process.env."

/** The messages that each file should get. The same file without its violation would get none. */
const files: Record<string, { source: string; messages: string[] }> = {}

const add = (file: string, source: string, ...messages: string[]) => {
  files[file] = { source, messages }
}
const addImport = (file: string, name: string, ...messages: string[]) =>
  add(file, `import '${name}'`, ...messages)

for (const [name, { may, mayNot }] of Object.entries(parts)) {
  const imports = (names: string[]) => names.map((one) => `import '@/${one}'\n`).join('')
  if (name.endsWith('.ts')) {
    add(name, imports([...may, ...mayNot]), ...mayNot.map(() => part))
  } else {
    add(`${name}/may.ts`, imports(may))
    add(`${name}/may-not.ts`, imports(mayNot), ...mayNot.map(() => part))
  }
}

addImport('lib/score/a.test.ts', '@/tests/a')
addImport('lib/score/b.test.ts', '@/lib/portal/a', part)
addImport('lib/score/up.ts', '../contract/a', leaves)
addImport('lib/score/deep/up.ts', '../a')
addImport('lib/score/deep/up-twice.ts', '../../contract/a', leaves)
addImport('lib/score/deep/deeper/up-twice.ts', '../../a')
addImport('lib/score/deep/deeper/up-thrice.ts', '../../../contract/a', leaves)
addImport('lib/score/around.ts', './deep/../../contract/a', leaves)
addImport('lib/score/alias.ts', '@/lib/score/../portal/a', leaves)
addImport('lib/client/http/up.ts', '../result', leaves)
addImport('lib/promises.ts', './portal/a', leaves)

for (const module of ['api-request', 'resources', 'upstream']) {
  addImport(`lib/portal/list/${module}.ts`, `@/lib/client/${module}`, load)
  addImport(`lib/portal/${module}/load.ts`, `@/lib/client/${module}`)
}
addImport('lib/facts/load/yaml.ts', 'yaml')
addImport('lib/facts/compile/yaml.ts', 'yaml', yaml)
addImport('lib/facts/compile/yaml.test.ts', 'yaml')
addImport('lib/facts/compile/other.ts', 'yamljs')
for (const name of ['@photostructure/sqlite', 'node:sqlite', 'pg']) {
  const file = `${name.replaceAll(/\W/g, '-')}.ts`
  addImport(`lib/facts/store/${file}`, name, sql)
  addImport(`lib/store/${file}`, name)
  addImport(`server/${file}`, name, sql)
}
addImport('server/shared/redis.ts', 'ioredis')
addImport('server/pages/redis.ts', 'ioredis', redis)
for (const name of ['react', 'react-dom/server', 'swr/immutable', 'next/navigation']) {
  const file = `${name.replace('/', '-')}.ts`
  addImport(`components/list/${file}`, name)
  addImport(`lib/portal/list/${file}`, name, react)
}
addImport('lib/portal/list/cache.ts', 'next/cache')
addImport('components/layout/site-link.tsx', 'next/link')
addImport('components/list/link.tsx', 'next/link', siteLink)

add('lib/text/first.ts', "import type { B } from './second'\nexport type A = B | 1", cycle)
add('lib/text/second.ts', "import type { A } from '@/lib/text/first'\nexport type B = A | 2", cycle)
add('lib/text/environment.ts', 'export const home = process.env.HOME', environment)

/** Each way to import a module. */
const spellings = [
  "import { a } from '@/server/a'",
  "import a from '@/server/a'",
  "import type { A } from '@/server/a'",
  "import * as a from '@/server/a'",
  "export { a } from '@/server/a'",
  "export type { A } from '@/server/a'",
  "export * from '@/server/a'",
  "let a: import('@/server/a').A",
  "type A = typeof import('@/server/a')",
  "const a = await import('@/server/a')",
  'const a = () => import(`@/server/a`)',
  "const a = require('@/server/a')",
  "import a = require('@/server/a')",
  "new URL('@/server/a.ts', import.meta.url)",
]
spellings.forEach((source, index) => {
  add(`lib/score/spelling-${index}.ts`, source, part)
})
add('lib/score/no-import.ts', "// import '@/server/a'\nexport const a = `import '@/server/a'`")

const folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'))
// A folder above the project has the name of a part.
const project = path.join(folder, 'app')
const found = new Map<string, string[]>()
const rules = new Set(['plugin', 'lint/suspicious/noImportCycles', 'lint/style/noProcessEnv'])

beforeAll(async () => {
  for (const [file, { source }] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
    writeFileSync(path.join(project, file), source)
  }
  const { vcs, ...configuration } = JSON.parse(readFileSync('biome.json', 'utf8'))
  expect(vcs.enabled).toBe(true)
  writeFileSync(path.join(project, 'biome.json'), JSON.stringify(configuration))
  for (const file of ['scripts/boundaries.grit', 'package.json', 'tsconfig.json']) {
    cpSync(file, path.join(project, file))
  }
  const { stdout } = await promisify(execFile)(
    path.resolve('node_modules/.bin/biome'),
    // With all rules, as in `npm test`: selecting a rule would apply it even if the configuration does not enable it.
    ['lint', '--reporter=json', '--max-diagnostics=none'],
    { cwd: project },
  ).catch((error: { stdout: string }) => error)
  const report = JSON.parse(stdout) as {
    diagnostics: { category: string; message: string; location: { path: string } }[]
  }
  for (const { category, message, location } of report.diagnostics) {
    if (!rules.has(category)) continue
    found.set(location.path, [...(found.get(location.path) ?? []), message])
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

test('every folder of lib has rules', () => {
  const folders = readdirSync('lib', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => `lib/${name}`).filter((name) => !(name in parts))).toEqual([])
})

for (const [file, { source, messages }] of Object.entries(files)) {
  const verdict = messages.length > 0 ? 'reports' : 'accepts'
  test(`${verdict} ${source.trim().replaceAll('\n', ', ')} in ${file}`, () => {
    expect(found.get(file) ?? []).toEqual(messages)
  })
}
