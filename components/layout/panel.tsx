import type { ReactNode } from 'react'

interface PanelProps {
  title: string
  className?: string
  children: ReactNode
}

export function Panel({ title, className = 'mt-6', children }: PanelProps) {
  return (
    <section className={`${className} rounded border border-rule bg-surface px-4.5 py-4`}>
      <h2 className="mb-2 font-semibold font-serif text-[1.0625rem] leading-tight">{title}</h2>
      {children}
    </section>
  )
}
