import { SiteLink } from '@/components/layout/site-link'
import type { Hit } from '@/lib/portal/search/suggestions'
import { MarkedText } from './marked-text'
import type { OptionGroup } from './search-options'

interface OptionsProps {
  id: string
  groups: readonly OptionGroup[]
  active: number
  onPoint: (index: number) => void
  onChoose: () => void
}

export const optionId = (id: string, index: number): string => `${id}-option-${index}`

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
      {hit.details && <span className="note"> {hit.details.join(' · ')}</span>}{' '}
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
  /** Shown above the options, or instead of them. */
  message?: string
  busy: boolean
  recent: boolean
  onForget: () => void
}

/** The popup below the box. A mouse press in it does not move the focus, because the popup closes on blur. */
export function SearchPopup({ message, busy, recent, onForget, ...options }: SearchPopupProps) {
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
