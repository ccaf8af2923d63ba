'use client'

import type { FilterOption } from '@/lib/portal/graph/graph-overview'
import { type GraphState, maxDegree } from '@/lib/portal/graph/graph-query'
import { linkKinds, nodeKinds } from '@/lib/portal/graph/kinds'
import { formatCount } from '@/lib/text/counted'
import { KindMark } from './kind-mark'
import type { GraphNavigation } from './node-link'

interface TicksProps {
  name: 'types' | 'links'
  title: string
  choices: readonly FilterOption[]
  state: GraphState
  onChange: (slugs: string[]) => void
}

/** A checkbox for each kind. All ticked and none ticked both show everything. */
function Ticks({ name, title, choices, state, onChange }: TicksProps) {
  const all = choices.map(({ value }) => value)
  const kinds = name === 'types' ? nodeKinds : linkKinds
  const absent = kinds.filter(({ slug }) => !all.includes(slug))
  const ticked = state[name].length > 0 ? state[name] : all
  const toggle = (value: string, on: boolean) => {
    const next = all.filter((slug) => (slug === value ? on : ticked.includes(slug)))
    onChange(next.length === all.length ? [] : next)
  }
  return (
    <fieldset className="mt-6 first-of-type:mt-0">
      <legend className="font-semibold font-serif text-[1.1875rem] leading-tight">{title}</legend>
      <div className="mt-2 flex flex-wrap gap-x-5 border-rule border-t pt-1.5 lg:block">
        {/* Kinds without nodes or links count as ticked, so that a form with all boxes ticked requests everything. */}
        {absent.map(({ slug }) => (
          <input key={slug} type="hidden" name={name} value={slug} />
        ))}
        {choices.map(({ value, name: word, count }) => (
          <label
            key={value}
            className="inline-flex min-h-7 cursor-pointer items-center text-note lg:flex lg:min-h-6"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={ticked.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              className="mr-2 size-4 accent-accent"
            />
            {name === 'types' && (
              <KindMark kind={nodeKinds.findIndex(({ slug }) => slug === value)} />
            )}
            {word}
            <span className="pl-1.5 text-muted tabular-nums lg:ml-auto">{formatCount(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface CountryFieldProps {
  country: string | undefined
  countries: readonly FilterOption[]
  onChange: (country: string | undefined) => void
}

function CountryField({ country, countries, onChange }: CountryFieldProps) {
  return (
    <label className="block text-muted text-note">
      Country
      <select
        name="country"
        value={country ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="field max-w-64"
      >
        <option value="">All countries</option>
        {countries.map(({ value, name, count }) => (
          <option key={value} value={value}>
            {name} ({count})
          </option>
        ))}
      </select>
    </label>
  )
}

interface DegreeFieldProps {
  degree: number
  onChange: (degree: number) => void
}

function DegreeField({ degree, onChange }: DegreeFieldProps) {
  return (
    <label className="block text-muted text-note">
      Minimum connections: <span className="font-semibold text-ink tabular-nums">{degree}</span>
      <input
        type="range"
        name="degree"
        min={0}
        max={maxDegree}
        value={degree}
        onChange={(event) => onChange(Number(event.target.value))}
        className="mt-1 block h-10 w-64 max-w-full accent-accent"
      />
    </label>
  )
}

interface GraphFiltersProps {
  navigation: GraphNavigation
  types: readonly FilterOption[]
  links: readonly FilterOption[]
  countries: readonly FilterOption[]
}

/** The filters. Changes apply at once. Without scripts, the form is submitted to the address of the page. */
export function GraphFilters({ navigation, types, links, countries }: GraphFiltersProps) {
  const { path, state, change } = navigation
  const set = (part: Partial<GraphState>) => change({ ...state, ...part }, 'replace')
  return (
    <form action={path} className="screen-only mt-4 lg:mt-0">
      <HiddenState state={state} names={['node', 'from', 'to', 'hubs']} />
      <Ticks
        name="types"
        title="Types"
        choices={types}
        state={state}
        onChange={(slugs) => set({ types: slugs })}
      />
      <Ticks
        name="links"
        title="Connections"
        choices={links}
        state={state}
        onChange={(slugs) => set({ links: slugs })}
      />
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <CountryField
          country={state.country}
          countries={countries}
          onChange={(country) => set({ country })}
        />
        <DegreeField degree={state.degree} onChange={(degree) => set({ degree })} />
        <noscript>
          <button
            type="submit"
            className="h-10 rounded border border-rule bg-surface px-4 font-medium text-ink"
          >
            Show
          </button>
        </noscript>
      </div>
    </form>
  )
}

/** Hidden inputs for the parts of the state for which a form has no fields, so that submitting it preserves them. */
export function HiddenState({
  state,
  names,
}: {
  state: GraphState
  names: readonly (keyof GraphState)[]
}) {
  return names.map((name) => {
    const value = state[name]
    const text = Array.isArray(value) ? value.join('.') : String(value === true ? 1 : (value ?? ''))
    return text === '' || text === '0' ? null : (
      <input key={name} type="hidden" name={name} value={text} />
    )
  })
}
