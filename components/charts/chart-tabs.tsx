'use client'

import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

interface ChartTabsProps {
  /** The titles of the sections by their ids. The first is visible if the fragment of the address is none of them. */
  tabs: Readonly<Record<string, string>>
}

/** The style sheet shows the section of the fragment, without scripts too. Only a script can mark its link as current. */
export function ChartTabs({ tabs }: ChartTabsProps) {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => undefined,
  )
  const ids = Object.keys(tabs)
  const current = hash === undefined ? undefined : (ids.find((id) => hash === `#${id}`) ?? ids[0])
  return (
    <nav aria-label="Views of this chart" className="tabs chart-tabs screen-only">
      {ids.map((id) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          {tabs[id]}
        </a>
      ))}
    </nav>
  )
}
