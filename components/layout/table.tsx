import type { ComponentProps } from 'react'

interface TableProps extends ComponentProps<'table'> {
  /** The accessible name. Everyone else sees the heading of the section. */
  caption: string
}

/**
 * A table. If the header of a row has more than its name, its `aria-label` is the name: screen readers repeat it before each
 * cell, and need no sources and notes there.
 */
export function Table({ caption, children, ...props }: TableProps) {
  return (
    <table {...props}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  )
}
