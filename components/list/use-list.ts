'use client'

import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import {
  type ListState,
  listAddress,
  serializeListState,
  stateOfCanonical,
} from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'

const fetchView = jsonFetcher(hasMembers<ListView>('family', 'state', 'columns', 'rows', 'facets'))

const options = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  dedupingInterval: 30_000,
}

const currentQuery = () => new URLSearchParams(window.location.search).toString()

/** Shows another state and puts it into the address. `replace` makes no new entry in the history. */
export type Go = (state: ListState, replace?: boolean) => void

/** The state of a list in its address, the view that is shown, and functions that change the state. */
export function useList(initial: ListView) {
  const path = `/${initial.family}`
  const start = serializeListState(initial.state)
  const [query, setQuery] = useState(start)
  const [shown, setShown] = useState(initial)
  const written = useRef(start)
  const atStart = query === start
  const { data, error } = useSWR(atStart ? null : `/lists${path}?${query}`, fetchView, options)
  const found = atStart ? initial : data
  // The last view stays until the new one is loaded.
  if (found && found !== shown) setShown(found)

  useEffect(() => {
    if (error && !found) window.location.reload()
  }, [error, found])

  const go: Go = (state, replace = false) => {
    written.current = serializeListState(state)
    setQuery(written.current)
    const address = listAddress(path, state)
    if (replace) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }
  /** Follows a change of the address from outside: back, forward, or a link to this list. Returns the new state. */
  const follow = (): ListState | undefined => {
    if (window.location.pathname !== path || currentQuery() === written.current) return undefined
    written.current = currentQuery()
    setQuery(written.current)
    return stateOfCanonical(written.current)
  }
  return { shown, state: stateOfCanonical(query), busy: !found, go, follow }
}
