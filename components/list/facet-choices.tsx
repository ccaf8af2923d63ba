'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FacetOption, ListFacet } from '@/lib/portal/list/list-facet'
import { getMatchKey, matchAll, withMatch, withToggled } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { formatCount } from '@/lib/text/counted'
import { fold } from '@/lib/text/fold'
import { FacetOptions } from './facet-options'
import { ListLink, useNavigate } from './list-link'

interface FacetSectionProps {
  title: string
  /** One facet, or those of a group. */
  facets: readonly ListFacet[]
  view: ListView
  initiallyExpanded?: boolean
  children: ReactNode
}

/**
 * A facet or a group of facets that visitors can collapse. Collapsed fields remain part of the form. Values that were not
 * sent with the page are loaded when visitors expand it.
 */
function FacetSection(props: FacetSectionProps) {
  const { title, facets, view, initiallyExpanded = false, children } = props
  const { state } = view
  const navigate = useNavigate()
  const selected = facets.flatMap(({ key }) => state.filters[key] ?? []).length
  const isOpen = facets.some(({ key }) => key === state.open)
  // Removing the last selected value does not collapse it.
  const [isExpanded, setExpanded] = useState(initiallyExpanded || isOpen || selected > 0)
  const isUnsent = facets.every(({ options }) => options.length === 0)
  const [first, another] = facets
  const expanded = { ...state, open: first?.key }
  return (
    <details
      className="facet"
      open={isExpanded}
      onToggle={({ currentTarget: { open } }) => {
        setExpanded(open)
        if (open && isUnsent) navigate(expanded, true)
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
      {isUnsent && (
        <ListLink to={expanded} className="facet-more">
          {another ? 'Show all' : `Show all ${formatCount(first?.optionCount ?? 0)}`}
          {another && <span className="sr-only">: {title}</span>}
        </ListLink>
      )}
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
      <span className="sr-only">: {facet.label}</span>
    </ListLink>
  )
}

/** The values of a facet. If all are shown, a field finds them by name. */
function FacetChoice({ facet, view }: FacetChoiceProps) {
  const navigate = useNavigate()
  const { state } = view
  const { key, label, options, optionCount } = facet
  const selected = state.filters[key] ?? []
  // The view with all values arrives later than the state that requests them.
  const isExpanded = state.open === key && options.length >= optionCount
  const [wasExpanded] = useState(isExpanded)
  const [text, setText] = useState('')
  if (options.length === 0) return null
  const found = isExpanded ? matchingOptions(options, text) : options
  return (
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
  )
}

/** A facet in a group: its few values in a row. */
function FacetRow({ facet: { key, label, options }, view: { state } }: FacetChoiceProps) {
  const navigate = useNavigate()
  if (options.length === 0) return null
  return (
    <fieldset className="facet-row">
      <legend>{label}</legend>
      <FacetOptions
        name={key}
        options={options}
        selected={state.filters[key] ?? []}
        onToggle={(value) => navigate(withToggled(state, key, value))}
      />
    </fieldset>
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
      return (
        <FacetSection key={title} title={title} facets={facets} view={view}>
          {facets.map((facet) => (
            <FacetRow key={facet.key} facet={facet} view={view} />
          ))}
        </FacetSection>
      )
    }
    if (!facet || facet.optionCount === 0) return null
    return (
      <FacetSection
        key={facet.key}
        title={facet.label}
        facets={facets}
        view={view}
        initiallyExpanded={index < expandedFacets}
      >
        <FacetChoice facet={facet} view={view} />
      </FacetSection>
    )
  })
}
