'use client'

import { counted } from '@/lib/text/counted'
import { optionId, SearchPopup } from './search-popup'
import { type Combobox, useCombobox, useComboboxActions } from './use-combobox'
import { useSearchShortcut } from './use-search-shortcut'

export interface SearchComboboxProps {
  label: string
  placeholder: string
  maxLength: number
  initial?: string
  large?: boolean
  /** True for boxes that `/` and Ctrl-K focus. Only one of those on a page is visible at a time. */
  shortcuts?: boolean
}

interface SearchInputProps extends SearchComboboxProps {
  combobox: Combobox
  onKeyDown: ReturnType<typeof useComboboxActions>['press']
}

function SearchInput(props: SearchInputProps) {
  const { label, placeholder, maxLength, shortcuts, combobox, onKeyDown } = props
  const { id, box, text, setText, open, offer, show } = combobox
  const { expanded, active } = offer
  return (
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
      onKeyDown={onKeyDown}
    />
  )
}

/** A search box with suggestions that follows the combobox pattern of WAI-ARIA. Without scripts it is a plain form. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { label, initial = '', large, shortcuts = false } = props
  const combobox = useCombobox(initial)
  const { choose, forget, submit, press } = useComboboxActions(combobox)
  useSearchShortcut(combobox.box, shortcuts)
  const { id, query, offer, point, close } = combobox
  const { groups, options, active, message, busy, expanded } = offer
  return (
    <search
      aria-label={label}
      className={large ? 'search-box large' : 'search-box'}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <form action="/search" onSubmit={submit}>
        <SearchInput {...props} combobox={combobox} onKeyDown={press} />
        {shortcuts && <kbd aria-hidden>/</kbd>}
        <button type="submit">Search</button>
      </form>
      {expanded && (
        <SearchPopup
          id={id}
          groups={groups}
          active={active}
          onPoint={point}
          onChoose={choose}
          onForget={forget}
          message={message}
          busy={busy}
          recent={query === ''}
        />
      )}
      <p role="status" className="sr-only">
        {expanded && message}{' '}
        {expanded && options.length > 0 && counted(options.length, 'suggestion')}
      </p>
    </search>
  )
}
