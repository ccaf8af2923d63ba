import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  /** A label next to the title, for example that the text was generated. */
  badge?: string
  note?: ReactNode
  id?: string
  /** The level of the title. A section within another one has the level 3. */
  level?: 2 | 3
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

export function Section(props: SectionProps) {
  const { title, badge, note, id, level = 2, sideTitle, children } = props
  const Heading = level === 3 ? 'h3' : 'h2'
  const size = level === 3 ? 'text-[1.1875rem]' : 'text-[1.375rem]'
  const columns = sideTitle
    ? 'side-title lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-10'
    : ''
  return (
    <section id={id} className={`mt-11 border-rule-strong border-t pt-3 ${columns}`}>
      <div>
        <Heading className={`font-semibold font-serif ${size} leading-tight`}>
          {title}
          {badge && <Badge>{badge}</Badge>}
        </Heading>
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
