/** The parts of a text field with suggestions, after the combobox pattern of WAI-ARIA. */
import type { ComponentProps, MouseEvent } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { statusLabel } from '@/lib/portal/projects/status'
import type { Hit } from '@/lib/portal/search/suggestions'
import { counted } from '@/lib/text/counted'
import { MarkedText } from './marked-text'
import { type Combobox, optionId, pressKey } from './use-combobox'

interface PopupProps {
  combobox: Combobox
  onChoose: (hit: Hit, event: MouseEvent) => void
}

function Options({ combobox: { id, offer, point }, onChoose }: PopupProps) {
  const { groups, active } = offer
  const option = (hit: Hit, index: number) => (
    <SiteLink
      key={hit.href}
      id={optionId(id, index)}
      role="option"
      aria-selected={index === active}
      href={hit.href}
      tabIndex={-1}
      onMouseMove={() => index === active || point(index)}
      onClick={(event) => onChoose(hit, event)}
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

/**
 * The suggestions below the box, and their number for screen readers. A mouse press in the popup does not move the focus,
 * because the popup closes on blur.
 */
export function ComboboxPopup(props: PopupProps & { onForget?: () => void }) {
  const { onForget } = props
  const { id, offer } = props.combobox
  const { groups, options, message, busy, expanded } = offer
  return (
    <>
      {expanded && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the handler only prevents a change of focus.
        <div className="search-popup" onMouseDown={(event) => event.preventDefault()}>
          {message && <p className="message">{message}</p>}
          {groups.length > 0 && (
            <div id={id} role="listbox" aria-label="Suggestions" aria-busy={busy} tabIndex={-1}>
              <Options {...props} />
            </div>
          )}
          {onForget && (
            <button type="button" className="forget" onClick={onForget}>
              Clear recent searches
            </button>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {expanded && message}{' '}
        {expanded && options.length > 0 && counted(options.length, 'suggestion')}
      </p>
    </>
  )
}

interface ComboboxInputProps extends ComponentProps<'input'> {
  combobox: Combobox
}

export function ComboboxInput({ combobox, ...rest }: ComboboxInputProps) {
  const { id, box, text, setText, isOpen, offer, show } = combobox
  const { expanded, active } = offer
  return (
    <input
      ref={box}
      type="text"
      role="combobox"
      aria-expanded={expanded}
      aria-controls={id}
      aria-autocomplete="list"
      aria-activedescendant={expanded && active >= 0 ? optionId(id, active) : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        show()
      }}
      // In a box with text, suggestions would cover the page of everyone who passes through it with the Tab key.
      onFocus={() => text === '' && show()}
      onClick={() => isOpen || show()}
      onKeyDown={(event) => pressKey(event, combobox)}
      {...rest}
    />
  )
}
