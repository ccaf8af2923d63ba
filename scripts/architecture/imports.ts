/** Which file of the project imports which, read from the parsed sources, however an import is spelled. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export interface Import {
  /** Path from the project's root, with `/`. */
  from: string
  /** A file of the project by its path, anything else by the name it is imported by. */
  to: string
  isPackage: boolean
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/** Resolves the text of an import to a file of the project or a package. */
function resolve(root: string, from: string, name: string): Omit<Import, 'from'> {
  const isAlias = name.startsWith('@/')
  if (!isAlias && !name.startsWith('.')) return { to: name, isPackage: true }
  const target = isAlias ? name.slice(2) : path.posix.join(path.posix.dirname(from), name)
  const isFile = (file: string) =>
    existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile()
  const file = endings.map((ending) => target + ending).find(isFile)
  return { to: file ?? target, isPackage: false }
}

/** The names that a source imports: statically, dynamically, as types, or to export them again. */
export function importedNames(file: string, source: string): string[] {
  const { program, module } = parseSync(file, source)
  const names = new Set<string>()
  for (const { moduleRequest } of module.staticImports) names.add(moduleRequest.value)
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) names.add(moduleRequest.value)
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end)
    if (/^['"`]/.test(text)) names.add(text.slice(1, -1))
  }
  // biome-ignore lint/correctness/noComponentHookFactories: a visitor's methods are named by the nodes they visit.
  const visitor = new Visitor({ TSImportType: ({ source }) => names.add(source.value) })
  visitor.visit(program)
  return [...names]
}

/** Every import of some files, which are named by their paths from the root. */
export function importsOf(root: string, files: readonly string[]): Import[] {
  return files.flatMap((from) =>
    importedNames(from, readFileSync(path.join(root, from), 'utf8')).map((name) => ({
      from,
      ...resolve(root, from, name),
    })),
  )
}
