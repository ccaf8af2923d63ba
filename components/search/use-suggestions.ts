import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import { fetchOnce } from '@/components/fetch/fetch-once'
import { suggestionsPath } from '@/lib/portal/search/search-address'
import type { Suggestions } from '@/lib/portal/search/suggestions'

/** The time in milliseconds for which a query must be unchanged before suggestions are fetched. */
const debounceMs = 120

function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const fetchSuggestions = jsonFetcher(hasMembers<Suggestions>('groups'))

const nothing: Suggestions = { groups: [], similar: false }

const options = { ...fetchOnce, keepPreviousData: true }

export interface SuggestionsState extends Suggestions {
  /** While `waiting`, the groups are those of the previous query. SWR ignores late responses to older queries. */
  state: 'waiting' | 'ready' | 'failed'
}

/** The suggestions for a query while it is being typed. */
export function useSuggestions(query: string): SuggestionsState {
  const settled = useSettled(query)
  const asked = query !== '' && settled !== '' ? suggestionsPath(settled) : null
  const { data, error, isLoading } = useSWR(asked, fetchSuggestions, options)
  const found = data ?? nothing
  if (settled !== query || isLoading) return { ...found, state: 'waiting' }
  return error ? { ...nothing, state: 'failed' } : { ...found, state: 'ready' }
}
