import type { ReactNode } from 'react'

/** Keeps a number and the word after it on one line: `12 of them`. */
const joinNumbers = (text: string): string => text.replace(/(\d) (?=\p{Ll})/gu, '$1\u00a0')

export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <h1 className="max-w-[22em] text-balance font-semibold font-serif text-title tracking-[-0.018em] [overflow-wrap:anywhere]">
      {typeof children === 'string' ? joinNumbers(children) : children}
    </h1>
  )
}
