import type { ComponentProps } from 'react'

interface TableProps extends ComponentProps<'table'> {
  /** The accessible name. Everyone else sees the heading of the section. */
  caption: string
}

export function Table({ caption, children, ...props }: TableProps) {
  return (
    <table {...props}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  )
}

interface RowHeaderProps extends ComponentProps<'th'> {
  /** The name of the row. Screen readers repeat it before each cell, so it leaves out sources and notes in this one. */
  name: string | undefined
}

export function RowHeader({ name, ...props }: RowHeaderProps) {
  return <th scope="row" aria-label={name} {...props} />
}
