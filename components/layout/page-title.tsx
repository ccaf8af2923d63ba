import type { ReactNode } from 'react'

export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <h1 className="max-w-[22em] text-balance font-semibold font-serif text-title tracking-[-0.018em] [overflow-wrap:anywhere]">
      {children}
    </h1>
  )
}
