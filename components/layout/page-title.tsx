import type { ReactNode } from 'react'

/** Keeps a number and the word after it on one line: `12 of them`. */
const joinNumbers = (text: string): string => text.replace(/(\d) (?=\p{Ll})/gu, '$1\u00a0')

export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <h1 className="page-title">
      {typeof children === 'string' ? joinNumbers(children) : children}
    </h1>
  )
}
