/**
 * The laid out network as it is sent to browsers: one column a property, as numbers and short texts, which compresses
 * to a fraction of the API's two documents.
 */
import type { Layout } from './layout-measure'
import type { Network, NetworkLink, NetworkNode } from './network'

export interface NetworkPayload {
  ids: string[]
  titles: string[]
  kinds: number[]
  /** Country codes, several joined by a space. */
  countries: string[]
  x: readonly number[]
  y: readonly number[]
  unit: number
  /** Each link's source as the difference to that of the link before, which is never negative. */
  sources: number[]
  targets: number[]
  linkKinds: number[]
}

export interface LaidOutNetwork extends Network {
  layout: Layout
}

export function payloadOf({ nodes, links, layout }: LaidOutNetwork): NetworkPayload {
  return {
    ids: nodes.map(({ id }) => id),
    titles: nodes.map(({ title }) => title),
    kinds: nodes.map(({ kind }) => kind),
    countries: nodes.map(({ countries }) => countries.join(' ')),
    ...layout,
    sources: links.map(({ source }, index) => source - (links[index - 1]?.source ?? 0)),
    targets: links.map(({ target }) => target),
    linkKinds: links.map(({ kind }) => kind),
  }
}

function linksOf({ sources, targets, linkKinds }: NetworkPayload): NetworkLink[] {
  let source = 0
  return sources.map((step, index) => {
    source += step
    return { source, target: targets[index] ?? 0, kind: linkKinds[index] ?? 0 }
  })
}

export function networkOfPayload(payload: NetworkPayload): LaidOutNetwork {
  const links = linksOf(payload)
  const degrees = new Array<number>(payload.ids.length).fill(0)
  for (const { source, target } of links) {
    for (const end of new Set([source, target])) degrees[end] = (degrees[end] ?? 0) + 1
  }
  const nodes = payload.ids.map(
    (id, index): NetworkNode => ({
      id,
      title: payload.titles[index] ?? id,
      kind: payload.kinds[index] ?? 0,
      countries: (payload.countries[index] ?? '').split(' ').filter((code) => code !== ''),
      degree: degrees[index] ?? 0,
    }),
  )
  const { x, y, unit } = payload
  return { nodes, links, layout: { x, y, unit } }
}
