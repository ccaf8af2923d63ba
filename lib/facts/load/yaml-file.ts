/** Reads a YAML file of the facts, and finds the lines of its values. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml'
import { getReason } from '@/lib/files/failures'

/** An error in the facts. The message suggests a remedy. */
export interface Problem {
  /** The path of the file within the data folder. */
  file: string
  line: number
  message: string
}

export interface SourceFile {
  file: string
  /** Undefined if the file could not be read or parsed, which is reported as a problem. */
  content: unknown
  /** Returns the line of a value in the file or, if the value is absent, that of its nearest parent. */
  line: (path: readonly PropertyKey[]) => number
}

export type ParsedFile = SourceFile & { problems: Problem[] }

function lineFinder(document: Document, lines: LineCounter) {
  return (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
}

/**
 * Invisible characters that change how other text is displayed, or end it: control characters except tab and line feed,
 * halves of surrogate pairs, and the embeddings, overrides and isolates of the bidirectional algorithm (UAX #9).
 */
const hiddenCharacter = /(?![\t\n])\p{Control}|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069]/u

const codePoint = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

/**
 * The words that YAML 1.1, which many programs still read, parses as true or false, but YAML 1.2 as
 * a text.
 */
export const booleanOfYaml11 = /^(?:y|yes|n|no|on|off)$/i

/**
 * Reports hidden characters in keys and values, and country and language codes such as NO that other programs would read
 * as false.
 */
function scalarProblems(file: string, document: Document, lines: LineCounter): Problem[] {
  const problems: Problem[] = []
  visit(document, {
    Scalar(_key, { type, value, range }) {
      if (typeof value !== 'string') return
      const { line } = lines.linePos(range?.[0] ?? 0)
      const [character] = hiddenCharacter.exec(value) ?? []
      if (character !== undefined) {
        const message = `has the invisible character ${codePoint(character)} in a text. Type the text again without it.`
        problems.push({ file, line, message })
      }
      if (type === 'PLAIN' && booleanOfYaml11.test(value)) {
        const message = `has ${value} without quotes, which YAML 1.1 parsers read as true or false. Write "${value}".`
        problems.push({ file, line, message })
      }
    },
  })
  return problems
}

/** Returns the plain value of a document. Invalid aliases are detected only in this step. */
function plainValue(document: Document): { content?: unknown; error?: string } {
  try {
    // Facts need no aliases, and a cyclic alias would make the value infinite.
    return { content: document.toJS({ maxAliasCount: 0 }) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

export function parseYaml(file: string, text: string): ParsedFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const problem = (line: number, message: string): Problem => ({
    file,
    line,
    message: `is not valid YAML: ${message}. Correct the line and check again.`,
  })
  const problems = document.errors.map((error) =>
    problem(lines.linePos(error.pos[0]).line, error.message),
  )
  const { content, error } = problems.length > 0 ? {} : plainValue(document)
  if (error !== undefined) problems.push(problem(1, error))
  problems.push(...scalarProblems(file, document, lines))
  return { file, content, line: lineFinder(document, lines), problems }
}

export const unreadableProblem = (
  file: string,
  error: unknown,
  kind: 'file' | 'folder',
): Problem => ({
  file,
  line: 1,
  message: `cannot be read (${getReason(error)}). Replace it with a readable ${kind}, or remove it.`,
})

export const withoutContent = (file: string, ...problems: Problem[]): ParsedFile => ({
  file,
  content: undefined,
  line: () => 1,
  problems,
})

export async function readYaml(folder: string, file: string): Promise<ParsedFile> {
  let text: string
  try {
    text = await readFile(path.join(folder, file), 'utf8')
  } catch (error) {
    return withoutContent(file, unreadableProblem(file, error, 'file'))
  }
  return parseYaml(file, text)
}
