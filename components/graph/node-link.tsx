'use client'

import { Fragment } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { nodeAddress } from '@/lib/portal/graph/graph-query'
import { capitalized } from '@/lib/text/sentences'
import { KindMark } from './kind-mark'

/** The page of a source. */
const sourceAddress = (id: number): string => `/sources/${id}`

interface NamedNode {
  id: string
  title: string
  kind: number
}

/** The name of a node, as a link to its place in the network. A client component, to keep the payload of pages small. */
export function NodeLink({ id, title, kind }: NamedNode) {
  return (
    <>
      <KindMark kind={kind} />
      <SiteLink href={nodeAddress(id)}>{title}</SiteLink>
    </>
  )
}

interface Role {
  /** `'takes part in'` */
  words: string
  /** With the ids of the sources that state the connections. */
  neighbours: readonly (Pick<NamedNode, 'id' | 'title'> & { source?: number })[]
  /** The number of neighbours that are not listed. */
  hiddenCount: number
}

/** The text before a name in a list: `'A, B and C'`. */
const separator = (at: number, count: number): string =>
  at === 0 ? ' ' : at === count - 1 ? ' and ' : ', '

/** `Manages A and B; takes part in C`, with a link for each name. */
function Roles({ roles, numbers }: { roles: readonly Role[]; numbers: readonly number[] }) {
  return roles.map(({ words, neighbours, hiddenCount }, place) => {
    const count = neighbours.length + (hiddenCount > 0 ? 1 : 0)
    return (
      <Fragment key={words}>
        {place === 0 ? capitalized(words) : `; ${words}`}
        {neighbours.map(({ id, title, source }, at) => (
          <Fragment key={id}>
            {separator(at, count)}
            <SiteLink href={nodeAddress(id)}>{title}</SiteLink>
            {source !== undefined && (
              <SiteLink className="source" href={sourceAddress(source)}>
                {numbers.indexOf(source) + 1}
              </SiteLink>
            )}
          </Fragment>
        ))}
        {hiddenCount > 0 && `${separator(count - 1, count)}${hiddenCount} more`}
      </Fragment>
    )
  })
}

export interface ConnectedNode extends NamedNode {
  country: string | undefined
  /** What it manages, funds and so on. */
  roles: readonly Role[]
  /** The number of its neighbours. */
  count: number
}

/** Nodes with their neighbours. A client component, so that the payload of the page does not repeat its markup. */
export function NodeRows({ nodes }: { nodes: readonly ConnectedNode[] }) {
  const sources = nodes.flatMap(({ roles }) =>
    roles.flatMap(({ neighbours }) => neighbours.flatMap(({ source }) => source ?? [])),
  )
  /** Sources are numbered in the order of their first mention. */
  const numbers = [...new Set(sources)]
  return nodes.map(({ id, title, kind, country, roles, count }) => (
    <tr key={id}>
      <th scope="row" aria-label={title}>
        <NodeLink id={id} title={title} kind={kind} />
        {country && <span className="text-muted text-note"> {country}</span>}
      </th>
      <td>
        <Roles roles={roles} numbers={numbers} />
      </td>
      <td className="figure" data-unit={count === 1 ? 'connection' : 'connections'}>
        {count}
      </td>
    </tr>
  ))
}
