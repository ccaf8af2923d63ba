/** The generated parts of `docs/architecture.md`: the table of walls and the diagram of folders. */
import { parts, restrictedModules } from './walls'

export const documentFile = 'docs/architecture.md'

const listed = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(', ') || 'no other part'

/** The walls in Markdown: a table of what each part may import, and a list of what only some files may import. */
export function wallsText(): string {
  const rows = Object.entries(parts).map(
    ([part, allowed]) => `| \`${part}\` | ${listed(allowed)} |`,
  )
  const reasons = restrictedModules.map(({ reason }) => `- ${reason}`)
  return ['| part | may import |', '|---|---|', ...rows, '', ...reasons].join('\n')
}

export const pictureText = (diagram: string): string => `\`\`\`mermaid\n${diagram}\n\`\`\``

const marksOf = (name: string): [begin: string, end: string] => [
  `<!-- ${name}: written by npm run architecture -- --write -->`,
  `<!-- end of ${name} -->`,
]

/** Replaces the text between the two marks of a document; undefined if the document lacks them. */
export function withText(document: string, name: string, text: string): string | undefined {
  const [begin, end] = marksOf(name)
  const [before, middle, ...more] = document.split(begin)
  const rest = middle?.split(end)
  if (before === undefined || rest?.length !== 2 || more.length > 0) return undefined
  return `${before}${begin}\n\n${text}\n\n${end}${rest[1]}`
}
