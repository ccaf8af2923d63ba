import { useEffect, useId, useRef, useState } from 'react'
import type { FacetOption, ListFacet } from '@/lib/portal/list/list-facet'
import { withMatch, withToggled } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { formatCount } from '@/lib/text/counted'
import { fold } from '@/lib/text/fold'
import { FacetFold } from './facet-fold'
import { FacetMatch } from './facet-match'
import { FacetOptions } from './facet-options'
import { ListLink } from './list-link'
import type { Navigate } from './use-list'

interface FacetChoiceProps {
  facet: ListFacet
  view: ListView
  navigate: Navigate
}

function matching(options: readonly FacetOption[], text: string): readonly FacetOption[] {
  const folded = fold(text.trim())
  return folded === '' ? options : options.filter(([, name]) => fold(name).includes(folded))
}

interface FindFieldProps {
  label: string
  count: number
  text: string
  onText: (text: string) => void
  takesFocus: boolean
}

/** A field that finds a value by name. It does not belong to the form. */
function FindField({ label, count, text, onText, takesFocus }: FindFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Find: {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        value={text}
        autoComplete="off"
        placeholder={`Find in ${formatCount(count)}`}
        onChange={({ target }) => onText(target.value)}
        className="facet-find"
      />
    </>
  )
}

/** A link that shows all values of the facet, or only the first ones again. */
function MoreLink({ facet, view, navigate, isOpen }: FacetChoiceProps & { isOpen: boolean }) {
  const { open: _, ...closed } = view.state
  if (!isOpen && facet.options.length === facet.count) return null
  return (
    <ListLink
      family={view.family}
      to={isOpen ? closed : { ...view.state, open: facet.key }}
      navigate={navigate}
      className="facet-more"
    >
      {isOpen ? 'Show fewer' : `Show all ${formatCount(facet.count)}`}
      {facet.options.length > 0 && <span className="sr-only">: {facet.label}</span>}
    </ListLink>
  )
}

/** The values of a facet. If all are shown, a field finds them by name. */
export function FacetChoice({
  facet,
  view,
  navigate,
  unfolded,
}: FacetChoiceProps & { unfolded: boolean }) {
  const { state } = view
  const { key, label, options, count } = facet
  const selected = state.filters[key] ?? []
  // The view with all values arrives later than the state that requests them.
  const isOpen = state.open === key && options.length >= count
  const isUnsent = options.length === 0
  const [wasOpen] = useState(isOpen)
  const [text, setText] = useState('')
  const found = isOpen ? matching(options, text) : options
  if (count === 0) return null
  return (
    <FacetFold
      title={label}
      selected={selected.length}
      unfolded={unfolded || state.open === key}
      onUnfold={isUnsent ? () => navigate({ ...state, open: key }, true) : undefined}
    >
      {isUnsent ? (
        <MoreLink facet={facet} view={view} navigate={navigate} isOpen={false} />
      ) : (
        <fieldset>
          <legend className="sr-only">{label}</legend>
          {isOpen && (
            <FindField
              label={label}
              count={count}
              text={text}
              onText={setText}
              takesFocus={!wasOpen}
            />
          )}
          <FacetOptions
            name={key}
            options={found}
            selected={selected}
            onToggle={(value) => navigate(withToggled(state, key, value))}
          />
          {found.length === 0 && <p className="text-muted text-note">No names match.</p>}
          <FacetMatch
            facet={facet}
            selected={selected.length}
            onChange={(isAll) => navigate(withMatch(state, key, isAll))}
          />
          <MoreLink facet={facet} view={view} navigate={navigate} isOpen={isOpen} />
        </fieldset>
      )}
    </FacetFold>
  )
}
