'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FacetOption, ListFacet } from '@/lib/portal/list/list-facet'
import { getMatchKey, matchAll, withMatch, withToggled } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { formatCount } from '@/lib/text/counted'
import { fold } from '@/lib/text/fold'
import { FacetOptions } from './facet-options'
import { ListLink, useNavigate } from './list-link'

interface CollapsibleFacetProps {
  title: string
  /** The number of selected values. */
  selected: number
  initiallyExpanded?: boolean
  /** Called when visitors expand it. */
  onExpand?: () => void
  children: ReactNode
}

/** A facet or a group of facets that visitors can collapse. Collapsed fields remain part of the form. */
function CollapsibleFacet({
  title,
  selected,
  initiallyExpanded = false,
  onExpand,
  children,
}: CollapsibleFacetProps) {
  // Removing the last selected value does not collapse it.
  const [isExpanded, setExpanded] = useState(initiallyExpanded || selected > 0)
  return (
    <details
      className="facet"
      open={isExpanded}
      onToggle={({ currentTarget }) => {
        setExpanded(currentTarget.open)
        if (currentTarget.open) onExpand?.()
      }}
    >
      <summary>
        {title}
        {selected > 0 && (
          <span className="facet-selected">
            {selected}
            <span className="sr-only"> selected</span>
          </span>
        )}
      </summary>
      {children}
    </details>
  )
}

interface FacetMatchProps {
  facet: ListFacet
  /** The number of selected values. */
  selected: number
  onChange: (isAll: boolean) => void
}

/**
 * The choice whether records need any or all of the selected values. With scripts, it is visible as soon as it makes a
 * difference.
 */
function FacetMatch({ facet: { key, label, match }, selected, onChange }: FacetMatchProps) {
  if (match === undefined) return null
  return (
    <select
      name={getMatchKey(key)}
      aria-label={`${label}: any or all`}
      value={match === 'all' ? matchAll : ''}
      onChange={({ target }) => onChange(target.value === matchAll)}
      className={selected > 1 ? 'facet-match' : 'facet-match without-script'}
    >
      <option value="">Any of these</option>
      <option value={matchAll}>All of these</option>
    </select>
  )
}

interface FacetChoiceProps {
  facet: ListFacet
  view: ListView
}

function matchingOptions(options: readonly FacetOption[], text: string): readonly FacetOption[] {
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

/** A link that shows all values of the facet or, if all are visible, only the first ones. */
function MoreLink({ facet, view, isOpen: isExpanded }: FacetChoiceProps & { isOpen: boolean }) {
  const { open: _, ...collapsed } = view.state
  if (!isExpanded && facet.options.length === facet.optionCount) return null
  return (
    <ListLink
      to={isExpanded ? collapsed : { ...view.state, open: facet.key }}
      className="facet-more"
    >
      {isExpanded ? 'Show fewer' : `Show all ${formatCount(facet.optionCount)}`}
      {facet.options.length > 0 && <span className="sr-only">: {facet.label}</span>}
    </ListLink>
  )
}

/** The values of a facet. If all are shown, a field finds them by name. */
function FacetChoice({
  facet,
  view,
  initiallyExpanded,
}: FacetChoiceProps & { initiallyExpanded: boolean }) {
  const navigate = useNavigate()
  const { state } = view
  const { key, label, options, optionCount } = facet
  const selected = state.filters[key] ?? []
  // The view with all values arrives later than the state that requests them.
  const isExpanded = state.open === key && options.length >= optionCount
  const isUnsent = options.length === 0
  const [wasExpanded] = useState(isExpanded)
  const [text, setText] = useState('')
  const found = isExpanded ? matchingOptions(options, text) : options
  if (optionCount === 0) return null
  return (
    <CollapsibleFacet
      title={label}
      selected={selected.length}
      initiallyExpanded={initiallyExpanded || state.open === key}
      onExpand={isUnsent ? () => navigate({ ...state, open: key }, true) : undefined}
    >
      {isUnsent ? (
        <MoreLink facet={facet} view={view} isOpen={false} />
      ) : (
        <fieldset aria-label={label}>
          {isExpanded && (
            <FindField
              label={label}
              count={optionCount}
              text={text}
              onText={setText}
              takesFocus={!wasExpanded}
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
          <MoreLink facet={facet} view={view} isOpen={isExpanded} />
        </fieldset>
      )}
    </CollapsibleFacet>
  )
}

interface FacetGroupProps {
  title: string
  facets: readonly ListFacet[]
  view: ListView
}

/** Facets with the same few values under one heading. */
function FacetGroup({ title, facets, view: { state } }: FacetGroupProps) {
  const navigate = useNavigate()
  const selected = facets.flatMap(({ key }) => state.filters[key] ?? []).length
  const isUnsent = facets.every(({ options }) => options.length === 0)
  const expanded = { ...state, open: facets[0]?.key }
  return (
    <CollapsibleFacet
      title={title}
      selected={selected}
      initiallyExpanded={facets.some(({ key }) => key === state.open)}
      onExpand={isUnsent ? () => navigate(expanded, true) : undefined}
    >
      {isUnsent && (
        <ListLink to={expanded} className="facet-more">
          Show all<span className="sr-only">: {title}</span>
        </ListLink>
      )}
      {facets
        .filter(({ options }) => options.length > 0)
        .map(({ key, label, options }) => (
          <fieldset key={key} className="facet-row">
            <legend>{label}</legend>
            <FacetOptions
              name={key}
              options={options}
              selected={state.filters[key] ?? []}
              onToggle={(value) => navigate(withToggled(state, key, value))}
            />
          </fieldset>
        ))}
    </CollapsibleFacet>
  )
}

/** The number of facets that are initially expanded. The others show only their names. */
const expandedFacets = 3

interface Group {
  title?: string
  facets: ListFacet[]
}

/** Combines consecutive facets of the same group into one entry. */
function getGroups(facets: readonly ListFacet[]): Group[] {
  const groups: Group[] = []
  for (const facet of facets) {
    const last = groups.at(-1)
    if (facet.group !== undefined && last?.title === facet.group) last.facets.push(facet)
    else groups.push({ title: facet.group, facets: [facet] })
  }
  return groups
}

export function FacetChoices({ view }: { view: ListView }) {
  return getGroups(view.facets).map(({ title, facets }, index) => {
    const [facet] = facets
    if (title !== undefined) {
      return <FacetGroup key={title} title={title} facets={facets} view={view} />
    }
    return (
      facet && (
        <FacetChoice
          key={facet.key}
          facet={facet}
          view={view}
          initiallyExpanded={index < expandedFacets}
        />
      )
    )
  })
}
