import { useRouter } from 'next/navigation'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import useSWR from 'swr'
import { fetchOnce, hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import {
  type Hit,
  type Suggestions,
  searchPath,
  suggestionsPath,
  toQuery,
} from '@/lib/portal/search/suggestions'
import { deleteSearches, saveSearch, useRecentSearches } from './recent-searches'

/**
 * The action of a key, if it has one. Arrows cycle through the options and the box. Home and End move within the text
 * unless an option is active. Escape closes the options; pressed again, it clears the text.
 */
function keyAction(key: string, combobox: Combobox): (() => void) | undefined {
  const { id, text, setText, offer, show, close } = combobox
  const { expanded, active, options } = offer
  const count = options.length
  const inList = expanded && active >= 0
  switch (key) {
    case 'ArrowDown':
      return () => show(expanded && active + 1 < count ? active + 1 : -1)
    case 'ArrowUp':
      return () => show(inList ? active - 1 : expanded ? count - 1 : -1)
    case 'Home':
      return inList ? () => show(0) : undefined
    case 'End':
      return inList ? () => show(count - 1) : undefined
    case 'Enter':
      return inList ? () => document.getElementById(optionId(id, active))?.click() : undefined
    case 'Escape':
      return expanded ? close : text === '' ? undefined : () => setText('')
  }
}

interface OptionGroup {
  title: string
  /** The index of the group's first option among all options. */
  first: number
  hits: readonly Hit[]
}

/** Indexes the options across all groups, in the order of the arrow keys. */
function numbered(groups: readonly { title: string; hits: readonly Hit[] }[]): OptionGroup[] {
  let first = 0
  return groups.map(({ title, hits }) => {
    const group = { title, hits, first }
    first += hits.length
    return group
  })
}

const search = (query: string, name = query): Hit => ({ name, href: searchPath(query) })

function searchOptions(
  query: string,
  found: readonly { title: string; hits: readonly Hit[] }[],
  recent: readonly string[],
): OptionGroup[] {
  if (query === '') {
    const hits = recent.map((earlier) => search(earlier))
    return hits.length === 0 ? [] : numbered([{ title: 'Recent searches', hits }])
  }
  if (found.length === 0) return []
  const allResults = { title: 'All results', hits: [search(query, `All results for “${query}”`)] }
  return numbered([...found, allResults])
}

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

const swrOptions = { ...fetchOnce, keepPreviousData: true }

interface SuggestionsState extends Suggestions {
  /** While `waiting`, the groups are those of the previous query. SWR ignores late responses to older queries. */
  state: 'waiting' | 'ready' | 'failed'
}

function useSuggestions(query: string): SuggestionsState {
  const settled = useSettled(query)
  const path = query !== '' && settled !== '' ? suggestionsPath(settled) : null
  const { data, error, isLoading } = useSWR(path, fetchSuggestions, swrOptions)
  const found = data ?? nothing
  if (settled !== query || isLoading) return { ...found, state: 'waiting' }
  return error ? { ...nothing, state: 'failed' } : { ...found, state: 'ready' }
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Lets `/` and Ctrl-K (Cmd-K) focus the visible box, except `/` while the focus is in a text field. */
export function useSearchShortcut(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !isField(target)
      const letter = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
      if (event.defaultPrevented || !(slash || letter)) return
      if (!box.current?.checkVisibility()) return
      event.preventDefault()
      box.current.focus()
      box.current.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [box])
}

/** The suggestions that `accepts` allows. */
const accepted = (found: SuggestionsState, accepts: (hit: Hit) => boolean): SuggestionsState => ({
  ...found,
  groups: found.groups
    .map(({ title, hits }) => ({ title, hits: hits.filter(accepts) }))
    .filter(({ hits }) => hits.length > 0),
})

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

export const optionId = (id: string, index: number): string => `${id}-option-${index}`

/** @param accepts for a field that takes only some records; without it, the field searches the site. */
export function useCombobox(initial: string, accepts?: (hit: Hit) => boolean) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  // Stores the address rather than the index, because late suggestions may move the option to another index.
  const [chosen, setChosen] = useState<string>()
  const query = toQuery(text)
  const loaded = useSuggestions(isOpen ? query : '')
  const recent = useRecentSearches()
  const suggestions = accepts ? accepted(loaded, accepts) : loaded
  const groups = accepts
    ? numbered(suggestions.groups)
    : searchOptions(query, suggestions.groups, recent)
  const message = getMessage(query, suggestions)
  const expanded = isOpen && (groups.length > 0 || message !== undefined)
  const options = groups.flatMap(({ hits }) => hits)
  const busy = suggestions.state === 'waiting'
  // The index of the option that Enter follows; -1 if Enter searches for the text in the box. Options for an earlier text
  // stay visible until the new ones are loaded, but Enter must not follow them.
  const active = busy ? -1 : options.findIndex(({ href }) => href === chosen)

  const point = (index: number) => setChosen(busy ? undefined : options[index]?.href)
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
  return { id, box, text, setText, query, isOpen, offer, point, show, close }
}

export type Combobox = ReturnType<typeof useCombobox>

export function pressKey(event: ReactKeyboardEvent, combobox: Combobox): void {
  if (event.nativeEvent.isComposing) return
  const act = keyAction(event.key, combobox)
  if (!act) return
  event.preventDefault()
  act()
}

export function useSearchActions({ box, setText, query, close }: Combobox) {
  const router = useRouter()
  const choose = () => {
    saveSearch(query)
    setText('')
    close()
    box.current?.blur()
  }
  const forget = () => {
    box.current?.focus()
    deleteSearches()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = toQuery(box.current?.value ?? '')
    if (entered === '') return
    saveSearch(entered)
    close()
    router.push(searchPath(entered))
  }
  return { choose, forget, submit }
}
