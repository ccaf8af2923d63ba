import type { ReactNode } from 'react'

/** A note above a page on mistakes in its address. */
export function Mistakes({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 max-w-[46em] space-y-2 border-warn border-l-2 pl-3 [overflow-wrap:anywhere]">
      {children}
    </div>
  )
}

/** Names the values of the address that the page ignores. */
export function IgnoredValues({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Mistakes>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence} It was ignored.</p>
      ))}
    </Mistakes>
  )
}
