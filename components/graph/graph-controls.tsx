'use client'

import { type FormEvent, useState } from 'react'
import { isNameFor } from '@/lib/portal/graph/find-nodes'
import type { FilterOption } from '@/lib/portal/graph/graph-overview'
import { type GraphState, maxDegree } from '@/lib/portal/graph/graph-query'
import { linkKinds, nodeKinds } from '@/lib/portal/graph/kinds'
import type { NetworkNode } from '@/lib/portal/graph/network'
import { formatCount } from '@/lib/text/counted'
import { KindMark } from './kind-mark'
import { useNavigation } from './node-link'

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
  types: readonly FilterOption[]
  links: readonly FilterOption[]
  countries: readonly FilterOption[]
}

/** The filters. Changes apply at once. Without scripts, the form is submitted to the address of the page. */
export function GraphFilters({ types, links, countries }: GraphFiltersProps) {
  const { path, state, change } = useNavigation()
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
function HiddenState({
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

/** Returns the nodes whose names match an entered text. Empty before the network is loaded. */
type Suggest = (text: string) => readonly NetworkNode[]

interface NodeFieldProps {
  name: 'node' | 'from' | 'to'
  label: string
  suggest: Suggest
  /** The name of the selected node. Undefined while it is loading. */
  value: string | undefined
}

function NodeField({ name, label, suggest, value }: NodeFieldProps) {
  const [text, setText] = useState(value ?? '')
  const [known, setKnown] = useState(value)
  if (value !== undefined && value !== known) {
    setKnown(value)
    setText(value)
  }
  const list = `${name}-suggestions`
  return (
    <label className="block min-w-0 grow basis-48 font-medium text-[0.9375rem]">
      {label}
      <input
        type="text"
        name={name}
        value={text}
        onChange={(event) => setText(event.target.value)}
        list={list}
        maxLength={200}
        autoComplete="off"
        required
        className="mt-1 block h-10 w-full rounded border border-rule bg-surface px-3 font-normal text-base text-ink"
      />
      <datalist id={list}>
        {text.trim().length > 1 &&
          suggest(text).map(({ id, title, kind }) => (
            <option key={id} value={title} label={nodeKinds[kind]?.one} />
          ))}
      </datalist>
    </label>
  )
}

const button = 'h-10 cursor-pointer rounded border px-4 font-medium'
const first = `${button} border-accent bg-accent text-paper`
const second = `${button} border-rule bg-surface text-ink hover:bg-accent-soft`

interface GraphSearchProps {
  suggest: Suggest
  names: { node?: string; from?: string; to?: string }
}

/** The id of the node that an entered text means. A text that matches several is sent as it is, to list the others. */
function getId(value: FormDataEntryValue | null, suggest: Suggest): string {
  const text = String(value ?? '').trim()
  const fitting = suggest(text)
  const exact = fitting.filter((node) => isNameFor(node, text))
  const [only, another] = exact.length > 0 ? exact : fitting
  return only && !another ? only.id : text
}

export function GraphSearch({ suggest, names }: GraphSearchProps) {
  const { path, state, change } = useNavigation()
  const send = (event: FormEvent<HTMLFormElement>, fields: readonly ('node' | 'from' | 'to')[]) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = Object.fromEntries(
      fields.map((field) => [field, getId(data.get(field), suggest)]),
    )
    change({ ...state, node: undefined, from: undefined, to: undefined, ...chosen })
  }
  const filters = ['types', 'links', 'country', 'degree'] as const
  const pathFilters = [...filters, 'hubs'] as const
  return (
    <div className="screen-only mt-5 grid gap-x-10 gap-y-3 lg:grid-cols-[2fr_3fr]">
      <form
        action={path}
        onSubmit={(event) => send(event, ['node'])}
        className="flex flex-wrap items-end gap-3"
      >
        <HiddenState state={state} names={filters} />
        <NodeField name="node" label="Find by name" suggest={suggest} value={names.node} />
        <button type="submit" className={first}>
          Find
        </button>
      </form>
      <form
        action={path}
        onSubmit={(event) => send(event, ['from', 'to'])}
        className="flex flex-wrap items-end gap-3"
      >
        <HiddenState state={state} names={pathFilters} />
        <NodeField name="from" label="Shortest path from" suggest={suggest} value={names.from} />
        <NodeField key={`to ${names.to}`} name="to" label="To" suggest={suggest} value={names.to} />
        <button type="submit" className={second}>
          Find path
        </button>
      </form>
    </div>
  )
}
