import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  /** A label next to the title, for example that the text was generated. */
  badge?: string
  note?: ReactNode
  id?: string
  /** True to place the title next to the content on wide screens. */
  sideTitle?: boolean
  children: ReactNode
}

function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="ml-2.5 inline-block rounded-[3px] border border-rule px-1.5 py-0.5 align-[3px] font-normal font-sans text-muted text-xs leading-snug">
      {children}
    </span>
  )
}

export function Section({ title, badge, note, id, sideTitle, children }: SectionProps) {
  const columns = sideTitle ? 'lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-10' : ''
  return (
    <section id={id} className={`mt-11 border-rule-strong border-t pt-3 ${columns}`}>
      <div>
        <h2 className="font-semibold font-serif text-[1.375rem] leading-tight">
          {title}
          {badge && <Badge>{badge}</Badge>}
        </h2>
        {note && <p className="mt-1 text-muted text-note">{note}</p>}
      </div>
      <div className={sideTitle ? 'mt-2.5 lg:mt-0.5' : 'mt-2.5'}>{children}</div>
    </section>
  )
}

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
