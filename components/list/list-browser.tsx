'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { PageTitle } from '@/components/layout/page-title'
import type { ListView } from '@/lib/portal/list/list-view'
import { ListForm } from './list-form'
import { ListResults } from './list-results'
import { useList } from './use-list'

/** Calls back when the query of the router changes. Rendered in browsers only: the server does not know the query. */
function QueryWatcher({ onChange }: { onChange: () => void }) {
  const parameters = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another query is a change.
  useEffect(onChange, [parameters])
  return null
}

interface ListBrowserProps {
  initial: ListView
  siteName: string
}

/** A list with its filters and pages. Without scripts it is a form, and links to whole pages. */
export function ListBrowser({ initial, siteName }: ListBrowserProps) {
  const { shown, state, busy, go, follow } = useList(initial)
  const [text, setText] = useState(initial.state.q ?? '')
  const [live, setLive] = useState(false)
  const summary = useRef<HTMLParagraphElement>(null)
  const turning = useRef(false)
  useEffect(() => setLive(true), [])
  useEffect(() => {
    document.title = `${shown.title} · ${siteName}`
    if (turning.current) summary.current?.focus()
    turning.current = false
  }, [shown, siteName])

  const leave: typeof go = (next) => {
    setText(next.q ?? '')
    go(next)
  }
  const turn: typeof go = (next) => {
    turning.current = true
    leave(next)
  }
  const wide = shown.facets.length > 3
  return (
    <>
      {live && (
        <QueryWatcher
          onChange={() => {
            const followed = follow()
            if (followed) setText(followed.q ?? '')
          }}
        />
      )}
      <div className="pt-9">
        <PageTitle>{shown.heading}</PageTitle>
        <p className="mt-2 max-w-[42em] text-muted">{shown.intro}</p>
      </div>
      <div className={wide ? 'list-layout with-sidebar' : 'list-layout plain'}>
        <ListForm view={shown} state={state} text={text} onText={setText} go={go} />
        <ListResults
          view={{ ...shown, state }}
          busy={busy}
          summary={summary}
          go={leave}
          turn={turn}
        />
      </div>
    </>
  )
}
