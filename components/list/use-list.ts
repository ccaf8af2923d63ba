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

/** Shows another state and gives it the address. `replace` puts it in the place of the current one. */
export type Go = (state: ListState, replace?: boolean) => void

/** A list that follows its address: which state it is in, what is shown of it, and how to go to another. */
export function useList(initial: ListView) {
  const path = `/${initial.family}`
  const start = serializeListState(initial.state)
  const [query, setQuery] = useState(start)
  const [shown, setShown] = useState(initial)
  const written = useRef(start)
  const atStart = query === start
  const { data, error } = useSWR(atStart ? null : `/lists${path}?${query}`, fetchView, options)
  const found = atStart ? initial : data
  // What was shown stays until what is asked for has come.
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
  /** After the address was changed by somebody else: back, forward, or a link to this list. True where it was. */
  const follow = (): ListState | undefined => {
    if (window.location.pathname !== path || currentQuery() === written.current) return undefined
    written.current = currentQuery()
    setQuery(written.current)
    return stateOfCanonical(written.current)
  }
  return { shown, state: stateOfCanonical(query), busy: !found, go, follow }
}
