'use client'

import { ComboboxInput, ComboboxPopup } from './combobox-parts'
import { useCombobox, useSearchActions, useSearchShortcut } from './use-combobox'

export interface SearchComboboxProps {
  label: string
  placeholder: string
  maxLength: number
  initial?: string
  large?: boolean
  /** True for boxes that `/` and Ctrl-K focus. Only one of these boxes is visible on a page at a time. */
  shortcuts?: boolean
}

/** A search box with suggestions. Without scripts it is a plain form. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { label, placeholder, maxLength, initial = '', large, shortcuts = false } = props
  const combobox = useCombobox(initial)
  const { choose, forget, submit } = useSearchActions(combobox)
  useSearchShortcut(combobox.box, shortcuts)
  const { query, close } = combobox
  return (
    <search
      aria-label={label}
      className={large ? 'search-box large' : 'search-box'}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <form action="/search" onSubmit={submit}>
        <ComboboxInput
          combobox={combobox}
          name="q"
          aria-label={label}
          aria-keyshortcuts={shortcuts ? '/ Control+K Meta+K' : undefined}
          enterKeyHint="search"
          maxLength={maxLength}
          placeholder={placeholder}
        />
        {shortcuts && <kbd aria-hidden>/</kbd>}
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
