import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  note?: ReactNode
  id?: string
  /** The level of the title. A section within another one has the level 3. */
  level?: 2 | 3
  /** True to place the title next to the content on wide screens. */
  sideTitle?: boolean
  children: ReactNode
}

export function Section(props: SectionProps) {
  const { title, note, id, level = 2, sideTitle, children } = props
  const Heading = level === 3 ? 'h3' : 'h2'
  const size = level === 3 ? 'text-[1.1875rem]' : 'text-[1.375rem]'
  const columns = sideTitle
    ? 'side-title lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-10'
    : ''
  return (
    <section id={id} className={`mt-11 border-rule-strong border-t pt-3 ${columns}`}>
      <div>
        <Heading className={`font-semibold font-serif ${size} leading-tight`}>{title}</Heading>
        {note && <p className="mt-1 text-muted text-note">{note}</p>}
      </div>
      <div className={sideTitle ? 'mt-2.5 lg:mt-0.5' : 'mt-2.5'}>{children}</div>
    </section>
  )
}

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 rounded border border-rule bg-surface px-4.5 py-4">
      <h2 className="mb-2 font-semibold font-serif text-[1.0625rem] leading-tight">{title}</h2>
      {children}
    </section>
  )
}
