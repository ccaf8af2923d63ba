import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { searchPath, toQuery } from '@/lib/portal/search/search-address'
import { keyAction } from './combobox-keys'
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches'
import { searchOptions } from './search-options'
import { optionId } from './search-popup'
import { type SuggestionsState, useSuggestions } from './use-suggestions'

function getMessage(query: string, found: SuggestionsState): string | undefined {
  const { state, groups, similar } = found
  if (query === '') return undefined
  if (state === 'failed') return 'Suggestions are unavailable right now. Press Enter to search.'
  if (groups.length > 0) {
    return similar && state === 'ready' ? `No results for “${query}”. Similar names:` : undefined
  }
  return state === 'waiting'
    ? 'Searching …'
    : `No results for “${query}”. Try fewer words or part of the name.`
}

/** The state of a search box: its text, its options, and the active one. */
export function useCombobox(initial: string) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initial)
  const [open, setOpen] = useState(false)
  // Stores the address rather than the index, because late suggestions may move the option to another index.
  const [chosen, setChosen] = useState<string>()
  const query = toQuery(text)
  const suggestions = useSuggestions(open ? query : '')
  const groups = searchOptions(query, suggestions.groups, useRecentSearches())
  const message = getMessage(query, suggestions)
  const expanded = open && (groups.length > 0 || message !== undefined)
  const options = groups.flatMap(({ hits }) => hits)
  const active = options.findIndex(({ href }) => href === chosen)
  const busy = suggestions.state === 'waiting'

  const point = (index: number) => setChosen(options[index]?.href)
  const show = (index = -1) => {
    setOpen(true)
    point(index)
    document.getElementById(optionId(id, index))?.scrollIntoView({ block: 'nearest' })
  }
  const close = () => {
    setOpen(false)
    setChosen(undefined)
  }
  const offer = { groups, options, active, message, busy, expanded }
  return { id, box, text, setText, query, open, offer, point, show, close }
}

export type Combobox = ReturnType<typeof useCombobox>

/** The handlers of keys, choices and submission. */
export function useComboboxActions({
  id,
  box,
  text,
  setText,
  query,
  offer,
  show,
  close,
}: Combobox) {
  const router = useRouter()
  const choose = () => {
    rememberSearch(query)
    setText('')
    close()
    box.current?.blur()
  }
  const forget = () => {
    box.current?.focus()
    forgetSearches()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = toQuery(box.current?.value ?? '')
    if (asked === '') return
    rememberSearch(asked)
    close()
    router.push(searchPath(asked))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const { expanded, active } = offer
    const count = offer.options.length
    const enter = () => document.getElementById(optionId(id, active))?.click()
    const clear = () => setText('')
    const act = keyAction(event.key, { expanded, active, count, text, enter, show, close, clear })
    if (!act) return
    event.preventDefault()
    act()
  }
  return { choose, forget, submit, press }
}
