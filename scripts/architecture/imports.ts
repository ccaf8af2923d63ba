/** Which file of the project imports which, read from the sources themselves, however an import is spelled. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse } from '@babel/parser'
import { traverseFast } from '@babel/types'

export interface Import {
  /** Path from the project's root, with `/`. */
  from: string
  /** A file of the project by its path, anything else by the name it is imported by. */
  to: string
  isPackage: boolean
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/** What an import's text names: a file of the project, or a package. */
function resolve(root: string, from: string, name: string): Omit<Import, 'from'> {
  const isAlias = name.startsWith('@/')
  if (!isAlias && !name.startsWith('.')) return { to: name, isPackage: true }
  const target = isAlias ? name.slice(2) : path.posix.join(path.posix.dirname(from), name)
  const isFile = (file: string) =>
    existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile()
  const file = endings.map((ending) => target + ending).find(isFile)
  return { to: file ?? target, isPackage: false }
}

/** The names that a source imports: statically, on demand, as types, or to export them again. */
export function importedNames(file: string, source: string): string[] {
  const program = parse(source, {
    sourceFilename: file,
    sourceType: 'module',
    createImportExpressions: true,
    plugins: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
  })
  const names = new Set<string>()
  traverseFast(program, (node) => {
    const named =
      'source' in node ? node.source : node.type === 'TSImportType' ? node.argument : undefined
    // An import on demand of something that is computed names nothing that could be checked.
    if (named?.type === 'StringLiteral') names.add(named.value)
  })
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
