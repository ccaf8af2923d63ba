import type { Marks } from '@/lib/portal/search/suggestions'

export function MarkedText({ text, marks = [] }: { text: string; marks?: Marks }) {
  let from = 0
  const parts = marks.map(([start, end]) => {
    const before = text.slice(from, start)
    from = end
    return [before, <mark key={start}>{text.slice(start, end)}</mark>]
  })
  return (
    <span>
      {parts}
      {text.slice(from)}
    </span>
  )
}
