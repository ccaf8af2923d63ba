'use client'

import { type FormEvent, useState } from 'react'
import { isNameFor } from '@/lib/portal/graph/find-nodes'
import { nodeKinds } from '@/lib/portal/graph/kinds'
import type { NetworkNode } from '@/lib/portal/graph/network'
import { HiddenState } from './graph-filters'
import type { GraphNavigation } from './node-link'

/** Returns the nodes whose names match an entered text. Empty before the network is loaded. */
export type Suggest = (text: string) => readonly NetworkNode[]

interface NodeFieldProps {
  name: 'node' | 'from' | 'to'
  label: string
  suggest: Suggest
  /** The name of the selected node. Undefined while it is loading. */
  value: string | undefined
}

/** A text field that suggests nodes by name in a `datalist`. */
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
  navigation: GraphNavigation
  suggest: Suggest
  /** The names of the selected nodes, for the fields. */
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

/** Finds a node, or the shortest path between two. */
export function GraphSearch({ navigation, suggest, names }: GraphSearchProps) {
  const { path, state, change } = navigation
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
