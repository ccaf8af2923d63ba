'use client'

import { SiteLink } from '@/components/layout/site-link'
import { statusLabel } from '@/lib/portal/projects/status'
import type { Hit } from '@/lib/portal/search/suggestions'
import { counted } from '@/lib/text/counted'
import { MarkedText } from './marked-text'
import {
  type Combobox,
  type OptionGroup,
  optionId,
  useCombobox,
  useComboboxActions,
  useSearchShortcut,
} from './use-combobox'

interface OptionsProps {
  id: string
  groups: readonly OptionGroup[]
  active: number
  onPoint: (index: number) => void
  onChoose: () => void
}

function Options({ id, groups, active, onPoint, onChoose }: OptionsProps) {
  const option = (hit: Hit, index: number) => (
    <SiteLink
      key={hit.href}
      id={optionId(id, index)}
      role="option"
      aria-selected={index === active}
      href={hit.href}
      tabIndex={-1}
      onMouseMove={() => index === active || onPoint(index)}
      onClick={onChoose}
    >
      <MarkedText text={hit.name} marks={hit.marks} />
      {hit.details && <span className="note"> {hit.details.map(statusLabel).join(' · ')}</span>}{' '}
      {hit.snippet && (
        <span className="snippet">
          <MarkedText {...hit.snippet} />
        </span>
      )}
    </SiteLink>
  )
  return groups.map(({ title, first, hits }) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset.
    <div key={title} role="group" aria-labelledby={`${id}-group-${first}`}>
      <div id={`${id}-group-${first}`} role="presentation" className="group-title">
        {title}
      </div>
      {hits.map((hit, index) => option(hit, first + index))}
    </div>
  ))
}

interface SearchPopupProps extends OptionsProps {
  message?: string
  busy: boolean
  recent: boolean
  onForget: () => void
}

/** The popup below the box. A mouse press in it does not move the focus, because the popup closes on blur. */
function SearchPopup({ message, busy, recent, onForget, ...options }: SearchPopupProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only prevents a change of focus.
    <div className="search-popup" onMouseDown={(event) => event.preventDefault()}>
      {message && <p className="message">{message}</p>}
      {options.groups.length > 0 && (
        <div id={options.id} role="listbox" aria-label="Suggestions" aria-busy={busy} tabIndex={-1}>
          <Options {...options} />
        </div>
      )}
      {recent && (
        <button type="button" className="forget" onClick={onForget}>
          Clear recent searches
        </button>
      )}
    </div>
  )
}

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
