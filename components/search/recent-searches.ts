/**
 * The visitor's recent searches, stored in `localStorage` if available, and never sent anywhere.
 */
import { useSyncExternalStore } from 'react'

const key = 'recent-searches'
const maxSearches = 5
const noSearches: readonly string[] = []

const listeners = new Set<() => void>()
let read: { text: string | null; searches: readonly string[] } = {
  text: null,
  searches: noSearches,
}

/** The stored value is checked, because scripts and visitors can change it. */
function searchesIn(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(value)) return noSearches
    return value.filter((search) => typeof search === 'string').slice(0, maxSearches)
  } catch {
    return noSearches
  }
}

function recentSearches(): readonly string[] {
  try {
    const text = localStorage.getItem(key)
    if (text !== read.text) read = { text, searches: searchesIn(text) }
    return read.searches
  } catch {
    return noSearches
  }
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    // Storage is full or disabled, so the search is not saved.
  }
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

export function saveSearch(query: string): void {
  if (query === '') return
  keep([query, ...recentSearches().filter((search) => search !== query)].slice(0, maxSearches))
}

export const deleteSearches = (): void => keep(noSearches)

export const useRecentSearches = () =>
  useSyncExternalStore(subscribe, recentSearches, () => noSearches)
