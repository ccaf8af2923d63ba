/** Determines which file of the project imports which, from the sources themselves, whatever form the import takes. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse } from '@babel/parser'
import { type NewExpression, type Node, traverseFast } from '@babel/types'

export interface Import {
  /** Path from the project's root, with `/`. */
  from: string
  /** The path of a file of the project, or otherwise the name in the import. */
  to: string
  isPackage: boolean
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/** Resolves the name in an import to a file of the project or a package. */
function resolve(
  from: string,
  name: string,
  isFile: (file: string) => boolean,
): Omit<Import, 'from'> {
  const isAlias = name.startsWith('@/')
  if (!isAlias && !name.startsWith('.')) return { to: name, isPackage: true }
  const target = path.posix.normalize(
    isAlias ? name.slice(2) : path.posix.join(path.posix.dirname(from), name),
  )
  // TypeScript resolves `./a.js` to `./a.ts`.
  const stems = [target, target.replace(/\.js$/, '')]
  const file = stems.flatMap((stem) => endings.map((ending) => stem + ending)).find(isFile)
  return { to: file ?? target, isPackage: false }
}

/** The text of a string literal, or of a template literal with `*` for each expression. */
function textOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node.value
  if (node?.type !== 'TemplateLiteral') return undefined
  return node.quasis.map(({ value }) => value.cooked).join('*')
}

/** `new URL('./work.ts', import.meta.url)` names the program of a thread or process; other files are ignored. */
function programOf({ callee, arguments: [name, base] }: NewExpression): Node | undefined {
  const isUrl = callee.type === 'Identifier' && callee.name === 'URL'
  if (!isUrl || base?.type !== 'MemberExpression') return undefined
  return /\.[cm]?[jt]sx?$/.test(textOf(name) ?? '') ? name : undefined
}

/** The part of a node that names a module, if it has one. */
function moduleOf(node: Node): Node | null | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return node.source
    case 'TSImportType':
      return node.argument
    case 'TSExternalModuleReference':
      return node.expression
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'require'
        ? node.arguments[0]
        : undefined
    case 'NewExpression':
      return programOf(node)
    default:
      return undefined
  }
}

/**
 * The names that a source imports, whether statically, dynamically, as types, to re-export them or as a program to run.
 */
export function importedNames(file: string, source: string): string[] {
  const program = parse(source, {
    sourceFilename: file,
    sourceType: 'module',
    createImportExpressions: true,
    // Syntax errors are left to the compiler.
    errorRecovery: true,
    plugins: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
  })
  const names = new Set<string>()
  traverseFast(program, (node) => {
    const name = textOf(moduleOf(node))
    if (name !== undefined) names.add(name)
  })
  return [...names]
}

/** The imports of one file. `isFile` recognizes the project's files by their paths from its root. */
export const importsIn = (
  from: string,
  source: string,
  isFile: (file: string) => boolean,
): Import[] => importedNames(from, source).map((name) => ({ from, ...resolve(from, name, isFile) }))

/** Every import of the given files, which are named by their paths from the root. */
export function importsOf(root: string, files: readonly string[]): Import[] {
  const isFile = (file: string) =>
    existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile()
  return files.flatMap((from) =>
    importsIn(from, readFileSync(path.join(root, from), 'utf8'), isFile),
  )
}
