'use client'

import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import {
  ignoredParameter,
  type ListState,
  listAddress,
  parseCanonicalListQuery,
  serializeListState,
} from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'

const fetchView = jsonFetcher(hasMembers<ListView>('family', 'state', 'columns', 'rows', 'facets'))

const options = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  dedupingInterval: 30_000,
}

/** The query without the filters that the server could not apply, which are not part of the state. */
function queryOfAddress(): string {
  const parameters = new URLSearchParams(window.location.search)
  parameters.delete(ignoredParameter)
  return parameters.toString()
}

/** Shows another state and updates the URL. With `replace` the entry in the history is replaced. */
export type Navigate = (state: ListState, replace?: boolean) => void

/** The state of a list and the displayed view, both synchronized with the URL. */
export function useList(initial: ListView) {
  const path = `/${initial.family}`
  const initialQuery = serializeListState(initial.state)
  const [query, setQuery] = useState(initialQuery)
  const [visibleList, setShown] = useState(initial)
  const currentQuery = useRef(initialQuery)
  const isInitial = query === initialQuery
  const { data, error } = useSWR(isInitial ? null : `/lists${path}?${query}`, fetchView, options)
  const view = isInitial ? initial : data
  // The previous view stays until the new one has arrived.
  if (view && view !== visibleList) setShown(view)

  useEffect(() => {
    if (error && !view) window.location.reload()
  }, [error, view])

  const navigate: Navigate = (state, replace = false) => {
    currentQuery.current = serializeListState(state)
    setQuery(currentQuery.current)
    const address = listAddress(path, state)
    if (replace) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }
  /**
   * Applies a change of the URL that `navigate` did not make: back, forward, or a link to this list. Returns the new
   * state, or undefined if there was no such change.
   */
  const syncWithAddress = (): ListState | undefined => {
    if (window.location.pathname !== path || queryOfAddress() === currentQuery.current)
      return undefined
    currentQuery.current = queryOfAddress()
    setQuery(currentQuery.current)
    return parseCanonicalListQuery(currentQuery.current)
  }
  return {
    visibleList,
    state: parseCanonicalListQuery(query),
    busy: !view,
    navigate,
    syncWithAddress,
  }
}
