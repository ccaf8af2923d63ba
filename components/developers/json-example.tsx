'use client'

/** Longer lists and objects have a line for each value. */
const maxLineLength = 72

/** Formats JSON with short lists and objects on one line. */
function format(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const parts = Object.entries(value).map(([name, content]) =>
    isList ? format(content, inner) : `${JSON.stringify(name)}: ${format(content, inner)}`,
  )
  const [start, end] = isList ? ['[', ']'] : ['{', '}']
  const line = isList || parts.length === 0 ? parts.join(', ') : ` ${parts.join(', ')} `
  return line.length <= maxLineLength && !line.includes('\n')
    ? start + line + end
    : `${start}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${end}`
}

/** A value as indented JSON. A client component, because the payload of a page then has the value without its indentation. */
export function JsonExample({ value }: { value: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
    <div className="answer mt-2" tabIndex={0}>
      <pre className="code">{format(value)}</pre>
    </div>
  )
}
