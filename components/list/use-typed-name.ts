import { type FormEvent, useEffect, useRef } from 'react'
import type { ListState } from '@/lib/portal/list/list-state'
import { getSearchText } from '@/lib/text/search-text'
import type { Navigate } from './use-list'

/** The pause in typing, in milliseconds, after which the list is updated. */
const typingDelayMs = 250

interface TypedName {
  state: ListState
  /** The value of the text field, which may be newer than the query of the URL. */
  text: string
  onText: (text: string) => void
  navigate: Navigate
}

/** Handlers for the text field of a list, which is updated while a visitor types. */
export function useTypedName({ state, text, onText, navigate }: TypedName) {
  const search = (typing: boolean) => {
    const { q, ...rest } = state
    const next = getSearchText(text)
    if (next === q) return
    const newState = { ...rest, page: 1, ...(next === undefined ? {} : { q: next }) }
    // While a visitor is typing, the entry in the history is replaced, so that one step back
    // undoes all of the text.
    navigate(newState, typing && q !== undefined)
  }
  // The timer calls the search of the latest render, because a filter may have been chosen since the last keystroke.
  const latestSearch = useRef(search)
  useEffect(() => {
    latestSearch.current = search
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (typed: string) => {
    onText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latestSearch.current(true), typingDelayMs)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    clearTimeout(timer.current)
    search(false)
  }
  return { type, submit }
}
