/**
 * The network and its layout in the format in which browsers receive it. Each property is an array of numbers or short
 * texts, which compresses to a fraction of the size of the API's two documents.
 */
import type { Layout, Network, NetworkLink, NetworkNode } from './network'

export interface NetworkPayload {
  ids: string[]
  titles: string[]
  kinds: number[]
  /** The country codes of each node, separated by spaces. */
  countries: string[]
  x: readonly number[]
  y: readonly number[]
  /** The `radiusScale` of the layout. */
  unit: number
  /** The source of each link as the difference from that of the previous link. Links are sorted, so none is negative. */
  sources: number[]
  targets: number[]
  linkKinds: number[]
}

export interface LaidOutNetwork extends Network {
  layout: Layout
}

/** @example networkOfPayload(getPayload(network)) // an equal network */
export function getPayload({ nodes, links, layout }: LaidOutNetwork): NetworkPayload {
  const { x, y, radiusScale } = layout
  return {
    ids: nodes.map(({ id }) => id),
    titles: nodes.map(({ title }) => title),
    kinds: nodes.map(({ kind }) => kind),
    countries: nodes.map(({ countries }) => countries.join(' ')),
    x,
    y,
    unit: radiusScale,
    sources: links.map(({ source }, index) => source - (links[index - 1]?.source ?? 0)),
    targets: links.map(({ target }) => target),
    linkKinds: links.map(({ kind }) => kind),
  }
}

function getLinks({ sources, targets, linkKinds }: NetworkPayload): NetworkLink[] {
  let source = 0
  return sources.map((step, index) => {
    source += step
    return { source, target: targets[index] ?? 0, kind: linkKinds[index] ?? 0 }
  })
}

export function networkOfPayload(payload: NetworkPayload): LaidOutNetwork {
  const links = getLinks(payload)
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
  return { nodes, links, layout: { x, y, radiusScale: unit } }
}
