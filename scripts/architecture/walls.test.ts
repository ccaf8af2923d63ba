import path from 'node:path'
import { expect, test } from 'vitest'
import { type Import, importedNames, importsIn } from './imports'
import { partOf, parts, restrictedModules, violations } from './walls'

/** A file in a part; some parts are themselves a file. */
const fileIn = (part: string): string => (path.extname(part) ? part : `${part}/some-file.ts`)

const relative = (from: string, to: string): string => {
  const name = path.posix.relative(path.posix.dirname(from), to)
  return name.startsWith('.') ? name : `./${name}`
}

/** Every form of import, given the name in the source. */
const spellings: Record<string, (name: string) => string> = {
  'a name': (name) => `import { a } from '${name}'`,
  'the default': (name) => `import a from "${name}"`,
  'a namespace': (name) => `import * as a from '${name}'`,
  'a side effect': (name) => `import '${name}'`,
  'a type': (name) => `import type { A } from '${name}'`,
  'a type among names': (name) => `import { type A } from '${name}'`,
  'a type in place': (name) => `let a: import('${name}').A`,
  'the type of a module': (name) => `type A = typeof import('${name}')`,
  'on demand': (name) => `const a = await import('${name}')`,
  'on demand by a template': (name) => `const a = () => import(\`${name}\`)`,
  'to export a name': (name) => `export { a } from '${name}'`,
  'to export nothing': (name) => `export {} from '${name}'`,
  'to export a type': (name) => `export type { A } from '${name}'`,
  'to export all': (name) => `export * from '${name}'`,
  'to export a namespace': (name) => `export * as a from '${name}'`,
  'as CommonJS': (name) => `import a = require('${name}')`,
  'by require': (name) => `const a = require('${name}')`,
}

/** Both ways to name a file of the project: by alias from its root, and relative to the importing file. */
const namesOf = (from: string, to: string): string[] => {
  const withoutEnding = to.replace(/\.ts$/, '')
  return [
    `@/${withoutEnding}`,
    `@/lib/../${withoutEnding}`,
    relative(from, withoutEnding),
    relative(from, to),
    relative(from, `${withoutEnding}.js`),
  ]
}

/** The problems that the check reports for each form in which one file can import another. */
function verdicts(from: string, to: string): { source: string; problems: string[] }[] {
  const isFile = (file: string) => file === to
  return namesOf(from, to)
    .flatMap((name) => Object.values(spellings).map((spell) => spell(name)))
    .map((source) => ({ source, problems: violations(importsIn(from, source, isFile)) }))
}

/** The sources whose verdict differs from the expected one. */
const wrong = (from: string, to: string, isRight: (problems: string[]) => boolean) =>
  verdicts(from, to)
    .filter(({ problems }) => !isRight(problems))
    .map(({ source, problems }) => `${from}: ${source} ${problems.join(' ')}`)

function expectRefused(from: string, ...files: string[]): void {
  const notRefused = files.flatMap((to) =>
    wrong(
      from,
      to,
      ([first = '', ...more]) => first.startsWith(`${from} imports ${to}. `) && more.length === 0,
    ),
  )
  expect(notRefused).toEqual([])
}

const expectTaken = (from: string, ...files: string[]): void =>
  expect(files.flatMap((to) => wrong(from, to, (problems) => problems.length === 0))).toEqual([])

const names = Object.keys(parts)
const isBelow = (part: string, other: string) => part === other || part.startsWith(`${other}/`)

for (const [part, allowed] of Object.entries(parts)) {
  const from = fileIn(part)

  test(`${part} may import ${allowed.join(', ') || 'no other part'}`, () => {
    expectTaken(from, ...[part, ...allowed].map(fileIn))
  })

  test(`${part} may import nothing else`, () => {
    const others = names.filter(
      (other) => !isBelow(other, part) && !allowed.some((name) => isBelow(other, name)),
    )
    expectRefused(from, ...[...others, 'scripts', 'tests', 'bench'].map(fileIn))
  })
}

test('the portal side never imports facts, store and server, nor these the portal', () => {
  for (const portal of ['lib/client', 'lib/portal', 'components', 'app', 'proxy.ts']) {
    for (const other of ['lib/facts/load', 'lib/facts/store', 'server', 'server/pages']) {
      expectRefused(fileIn(portal), fileIn(other))
    }
  }
  for (const other of ['components', 'app', 'lib/client', 'lib/portal/list']) {
    expectRefused('server/some-file.ts', fileIn(other))
    expectRefused('lib/facts/compile/some-file.ts', fileIn(other))
  }
  expectRefused('lib/contract/some-file.ts', 'lib/portal/some-file.ts')
  expectRefused('lib/portal/list/some-file.ts', 'components/list/some-file.ts')
})

test('a file belongs to the most exact part', () => {
  expect(partOf('lib/client/http/client.ts')).toBe('lib/client/http')
  expect(partOf('lib/client/ask.ts')).toBe('lib/client')
  expect(partOf('lib/env.ts')).toBe('lib/env.ts')
  expect(partOf('lib/env.test.ts')).toBeUndefined()
  expect(partOf('library/a.ts')).toBeUndefined()
  expectRefused('lib/client/http/client.ts', 'lib/client/some-file.ts')
})

test('tests may import what tests and benchmarks share, and nothing across a wall', () => {
  expectTaken('lib/portal/list/a.test.ts', 'tests/some-file.ts')
  expectTaken('components/list/a.test.tsx', 'bench/some-file.ts')
  expectRefused('lib/portal/list/a.ts', 'tests/some-file.ts')
  expectRefused('lib/portal/list/a.test.ts', 'lib/facts/load/some-file.ts')
})

/** For each restricted module: files that may import it, and files that may not. */
const restrictions: { to: string; allowed: string[]; refused: string[] }[] = [
  {
    to: 'lib/client/resources.ts',
    allowed: ['lib/portal/list/load.ts', 'lib/client/document.ts'],
    refused: ['lib/portal/list/list-view.ts', 'lib/portal/list/deeper/load.ts'],
  },
  {
    to: 'lib/client/ask.ts',
    allowed: ['lib/portal/health/load.ts'],
    refused: ['lib/portal/health/site-state.ts', 'lib/portal/load.ts'],
  },
  { to: 'yaml', allowed: ['lib/facts/load/load.ts'], refused: ['lib/facts/compile/compile.ts'] },
  {
    to: '@photostructure/sqlite',
    allowed: ['lib/facts/store/sqlite.ts'],
    refused: ['lib/facts/snapshot.ts', 'server/app.ts'],
  },
  {
    to: 'ioredis',
    allowed: ['server/shared/a.ts'],
    refused: ['server/a.ts', 'lib/facts/store/a.ts'],
  },
  { to: 'node:sqlite', allowed: ['lib/facts/store/a.ts'], refused: ['server/a.ts'] },
  {
    to: 'react',
    allowed: ['app/a.tsx', 'components/a.tsx', 'lib/client/fallback-note.ts'],
    refused: ['lib/portal/list/a.ts', 'lib/contract/a.ts', 'server/a.ts'],
  },
  { to: 'react-dom/server', allowed: ['components/a.tsx'], refused: ['lib/portal/graph/a.ts'] },
  { to: 'swr/immutable', allowed: ['components/a.tsx'], refused: ['lib/portal/search/a.ts'] },
  {
    to: 'next/link',
    allowed: ['components/layout/site-link.tsx'],
    refused: ['components/list/a.tsx', 'app/a.tsx'],
  },
  { to: 'next/navigation', allowed: ['app/a.ts'], refused: ['lib/portal/routing/a.ts'] },
]

for (const { to, allowed, refused } of restrictions) {
  test(`only certain files may import ${to}`, () => {
    const problems = (from: string) =>
      Object.values(spellings).flatMap((spell) => {
        const named = to.startsWith('lib/') ? `@/${to}` : to
        return violations(importsIn(from, spell(named), (file) => file === to))
      })
    for (const from of allowed) expect(problems(from), from).toEqual([])
    for (const from of refused) {
      const reason = restrictedModules.find(
        (module) => module.to.test(to) && !module.from.test(from),
      )?.reason
      const line = `${from} imports ${to}. ${reason}`
      expect(problems(from), from).toEqual(Object.values(spellings).map(() => line))
    }
  })
}

test('every restriction is tried', () => {
  for (const module of restrictedModules) {
    expect(
      restrictions.some(({ to }) => module.to.test(to)),
      module.reason,
    ).toBe(true)
  }
})

test('other packages are open to all', () => {
  const packages = ['zod', 'next/cache', 'next/server', 'yamljs', 'react-leaflet', 'node:fs']
  for (const name of packages) {
    expect(violations(importsIn('lib/portal/a.ts', `import '${name}'`, () => false))).toEqual([])
  }
})

test('finds each spelling of an import once, and nothing else', () => {
  for (const [title, spell] of Object.entries(spellings)) {
    expect(importedNames('a.ts', `${spell('./b')}\n${spell('./b')}`), title).toEqual(['./b'])
  }
  const program = "new Worker(new URL('./thread.ts', import.meta.url))"
  expect(importedNames('a.ts', program)).toEqual(['./thread.ts'])
  const others = `
    // import a from './comment'
    const text = "import a from './text'"
    const address = new URL('./picture.svg', import.meta.url)
    const page = new URL('./page.ts', 'https://example.org')
    console.log('./argument', format('./other'))
    export const a = 1
  `
  expect(importedNames('a.ts', others)).toEqual([])
  expect(importedNames('a.tsx', "const a = <A>{import('./b')}</A>")).toEqual(['./b'])
  expect(importedNames('a.ts', `import(\`./languages/\${code}\`)`)).toEqual(['./languages/*'])
})

test('an import is the file that it reaches', () => {
  const files = ['lib/a.ts', 'lib/b/index.ts', 'lib/c.tsx', 'lib/d.ts', 'lib/d/e.ts']
  const reached = (name: string): Omit<Import, 'from'> | undefined => {
    const [found] = importsIn('lib/x/y.ts', `import '${name}'`, (file) => files.includes(file))
    return found && { to: found.to, isPackage: found.isPackage }
  }
  const file = (to: string) => ({ to, isPackage: false })
  expect(reached('../a')).toEqual(file('lib/a.ts'))
  expect(reached('../a.js')).toEqual(file('lib/a.ts'))
  expect(reached('@/lib/b')).toEqual(file('lib/b/index.ts'))
  expect(reached('../x/../c')).toEqual(file('lib/c.tsx'))
  expect(reached('../d')).toEqual(file('lib/d.ts'))
  expect(reached('../d/e')).toEqual(file('lib/d/e.ts'))
  expect(reached('../missing')).toEqual(file('lib/missing'))
  expect(reached('zod')).toEqual({ to: 'zod', isPackage: true })
})
