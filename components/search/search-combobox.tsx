'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { queryOf, searchPath } from '@/lib/search/search-address'
import { counted } from '@/lib/text/counted'
import { keyAction } from './combobox-keys'
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches'
import { searchOptions } from './search-options'
import { optionId, SearchPopup } from './search-popup'
import { useSearchShortcut } from './use-search-shortcut'
import { type SuggestionsNow, useSuggestions } from './use-suggestions'

export interface SearchComboboxProps {
  label: string
  placeholder: string
  maxLength: number
  initial?: string
  large?: boolean
  /** True for the one box of a page that `/` and Ctrl-K lead to. */
  shortcuts?: boolean
}

function messageOf(query: string, { state, groups }: SuggestionsNow): string | undefined {
  if (query === '') return undefined
  if (state === 'failed') return 'Suggestions cannot be had just now. Enter searches all the same.'
  if (groups.length > 0) return undefined
  return state === 'waiting' ? 'Searching …' : `No name contains “${query}”. Try a shorter part.`
}

/** A box that suggests while one types. Without scripts it is a plain form; the WAI-ARIA pattern is a combobox. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { label, placeholder, maxLength, initial = '', large, shortcuts = false } = props
  const id = useId()
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initial)
  const [open, setOpen] = useState(false)
  // By its address, not its number: suggestions that arrive late may not put another one in its place.
  const [chosen, setChosen] = useState<string>()
  useSearchShortcut(box, shortcuts)

  const query = queryOf(text)
  const suggestions = useSuggestions(open ? query : '')
  const groups = searchOptions(query, suggestions.groups, useRecentSearches())
  const message = messageOf(query, suggestions)
  const expanded = open && (groups.length > 0 || message !== undefined)
  const options = groups.flatMap(({ hits }) => hits)
  const active = options.findIndex(({ href }) => href === chosen)

  const show = (index = -1) => {
    setOpen(true)
    setChosen(options[index]?.href)
    document.getElementById(optionId(id, index))?.scrollIntoView({ block: 'nearest' })
  }
  const close = () => {
    setOpen(false)
    setChosen(undefined)
  }
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
    const asked = queryOf(box.current?.value ?? '')
    if (asked === '') return
    rememberSearch(asked)
    close()
    router.push(searchPath(asked))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const count = options.length
    const enter = () => document.getElementById(optionId(id, active))?.click()
    const clear = () => setText('')
    const act = keyAction(event.key, { expanded, active, count, text, enter, show, close, clear })
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <search
      aria-label={label}
      className={large ? 'search-box large' : 'search-box'}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <form action="/search" onSubmit={submit}>
        <input
          ref={box}
          type="text"
          name="q"
          role="combobox"
          aria-label={label}
          aria-expanded={expanded}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={expanded && active >= 0 ? optionId(id, active) : undefined}
          aria-keyshortcuts={shortcuts ? '/ Control+K Meta+K' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxLength}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            show()
          }}
          onFocus={() => show()}
          onClick={() => open || show()}
          onKeyDown={press}
        />
        {shortcuts && <kbd aria-hidden>/</kbd>}
        <button type="submit">Search</button>
      </form>
      {expanded && (
        <SearchPopup
          id={id}
          groups={groups}
          active={active}
          onPoint={(index) => setChosen(options[index]?.href)}
          onChoose={choose}
          onForget={forget}
          message={message}
          busy={suggestions.state === 'waiting'}
          recent={query === ''}
        />
      )}
      <p role="status" className="sr-only">
        {expanded && (message ?? counted(options.length, 'suggestion'))}
      </p>
    </search>
  )
}
