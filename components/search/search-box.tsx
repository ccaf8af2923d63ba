'use client'

import { searchLabel, searchPlaceholder } from '@/lib/text/labels'
import { maxQueryLength } from '@/lib/text/search-text'
import { ComboboxInput, ComboboxPopup } from './combobox-parts'
import { useCombobox, useSearchActions, useSearchShortcut } from './use-combobox'

interface SearchBoxProps {
  placeholder?: string
  initial?: string
  large?: boolean
}

/**
 * A search box with suggestions. Without scripts it is a plain form. Only one is visible on a page at a time: `/` and
 * Ctrl-K focus it.
 */
export function SearchBox({
  placeholder = searchPlaceholder,
  initial = '',
  large,
}: SearchBoxProps) {
  const combobox = useCombobox(initial)
  const { choose, forget, submit } = useSearchActions(combobox)
  useSearchShortcut(combobox.box)
  const { query, close } = combobox
  return (
    <search
      aria-label={searchLabel}
      className={large ? 'search-box large' : 'search-box'}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <form action="/search" onSubmit={submit}>
        <ComboboxInput
          combobox={combobox}
          name="q"
          aria-label={searchLabel}
          aria-keyshortcuts="/ Control+K Meta+K"
          enterKeyHint="search"
          maxLength={maxQueryLength}
          placeholder={placeholder}
        />
        <kbd aria-hidden>/</kbd>
        <button type="submit">Search</button>
      </form>
      <ComboboxPopup
        combobox={combobox}
        onChoose={choose}
        onForget={query === '' ? forget : undefined}
      />
    </search>
  )
}
