'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { followSections } from '@/components/layout/follow-sections'

interface ContentsLink {
  anchor: string
  label: string
  /** A description of the target, which the filter searches too. */
  about?: string
}

export interface ContentsGroup {
  title: string
  links: readonly ContentsLink[]
}

interface ReferenceContentsProps {
  groups: readonly ContentsGroup[]
}

/** Keeps the links whose label, group or description together contain all words of the text. */
function filtered(groups: readonly ContentsGroup[], text: string): readonly ContentsGroup[] {
  const words = text.toLowerCase().split(/\s+/)
  return groups.flatMap(({ title, links }) => {
    const matching = links.filter(({ label, about = '' }) => {
      const searched = `${title} ${label} ${about}`.toLowerCase()
      return words.every((word) => searched.includes(word))
    })
    return matching.length > 0 ? [{ title, links: matching }] : []
  })
}

interface FilterProps {
  text: string
  /** The number of visible links. */
  count: number
  onChange: (text: string) => void
}

function Filter({ text, count, onChange }: FilterProps) {
  const id = useId()
  return (
    <div className="reference-filter">
      <label htmlFor={id} className="sr-only">
        Filter the contents
      </label>
      <input
        id={id}
        type="search"
        value={text}
        placeholder="Filter guide and endpoints"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      <p aria-live="polite" className={count === 0 ? undefined : 'sr-only'}>
        {text !== '' && (count === 0 ? 'No results.' : `${count} shown`)}
      </p>
    </div>
  )
}

function Group({ group, onFollow }: { group: ContentsGroup; onFollow: () => void }) {
  return (
    <section aria-label={group.title}>
      <p className="group-title">{group.title}</p>
      <ul>
        {group.links.map(({ anchor, label }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} onClick={onFollow}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The contents of the reference, with a field that filters them. They are next to the page on
 * wide screens, and in a sheet on narrow ones. Without scripts, the list is complete and there is
 * no field.
 */
export function ReferenceContents({ groups }: ReferenceContentsProps) {
  const [text, setText] = useState('')
  const sheet = useRef<HTMLDetailsElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const shown = filtered(groups, text)
  const count = shown.flatMap(({ links }) => links).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again when the filtered links change.
  useEffect(() => (list.current ? followSections(list.current) : undefined), [text])
  const close = () => {
    if (sheet.current) sheet.current.open = false
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !sheet.current?.open) return
    close()
    sheet.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={sheet} className="sheet reference-contents screen-only" onKeyDown={closeByKey}>
      <summary>
        <span>Contents</span>
      </summary>
      <nav aria-label="Reference" className="sheet-body">
        <Filter text={text} count={count} onChange={setText} />
        <div ref={list} className="sheet-scroll reference-links">
          {shown.map((group) => (
            <Group key={group.title} group={group} onFollow={close} />
          ))}
        </div>
      </nav>
    </details>
  )
}
