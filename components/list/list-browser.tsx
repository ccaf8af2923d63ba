'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { PageTitle } from '@/components/layout/page-title'
import { SkipLink } from '@/components/layout/skip-link'
import type { IgnoredFilter } from '@/lib/portal/list/ignored-filters'
import type { ListView } from '@/lib/portal/list/list-view'
import { ListForm } from './list-form'
import { ListNavigationContext } from './list-link'
import { IgnoredFilters } from './list-notes'
import { ListResults } from './list-results'
import { useList } from './use-list'

interface ListBrowserProps {
  initial: ListView
  hasFeeds: boolean
  /** The filters of the address that the list does not apply. */
  ignored: readonly IgnoredFilter[]
}

/**
 * A list with its filters and pages. Without scripts, it works with a form and links that load new
 * pages.
 */
export function ListBrowser({ initial, hasFeeds, ignored }: ListBrowserProps) {
  const { visibleList, state, busy, navigate, syncWithAddress } = useList(initial)
  const [text, setText] = useState(initial.state.q ?? '')
  const summary = useRef<HTMLParagraphElement>(null)
  const shouldFocusSummary = useRef(false)
  useEffect(() => {
    const [site = ''] = / · [^·]*$/.exec(document.title) ?? []
    document.title = visibleList.title + site
    if (shouldFocusSummary.current) summary.current?.focus()
    shouldFocusSummary.current = false
  }, [visibleList])

  const parameters = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function does not mean that the query has changed.
  useEffect(() => {
    const newState = syncWithAddress()
    if (newState) setText(newState.q ?? '')
  }, [parameters])

  const goAndSetText: typeof navigate = (next) => {
    setText(next.q ?? '')
    navigate(next)
  }
  const goToStart: typeof navigate = (next) => {
    shouldFocusSummary.current = true
    goAndSetText(next)
  }
  const view = { ...visibleList, state }
  const path = `/${visibleList.family}`
  return (
    <>
      <div className="pt-9">
        <PageTitle>{visibleList.heading}</PageTitle>
        <p className="mt-2 max-w-[42em]">
          {visibleList.finding} {visibleList.intro}
        </p>
      </div>
      {visibleList === initial && <IgnoredFilters filters={ignored} />}
      <div
        className={visibleList.facets.length > 0 ? 'list-layout with-sidebar' : 'list-layout plain'}
      >
        {visibleList.facets.length > 0 && <SkipLink to="results">Skip to results</SkipLink>}
        <ListNavigationContext value={{ path, navigate }}>
          <ListForm view={view} text={text} onText={setText} />
        </ListNavigationContext>
        <ListNavigationContext value={{ path, navigate: goAndSetText }}>
          <ListResults
            view={view}
            busy={busy}
            summary={summary}
            hasFeeds={hasFeeds}
            onStart={goToStart}
          />
        </ListNavigationContext>
      </div>
    </>
  )
}
