/**
 * A document with all links of a page, and the links from its parts and descriptions back to it (RFC 9264). It gives
 * machines a complete map of what is available for a record (https://signposting.org/FAIR, level 2).
 */
import { linkValue, profileOf } from './link-header'
import type { TypedLink, TypedLinks } from './typed-links'

/** The relations that lead back to a page, by those that lead away from it. */
const inverses: Readonly<Record<string, string>> = { item: 'collection', describedby: 'describes' }

interface LinkContext {
  /** The address that the links start from. */
  origin: string
  links: TypedLink[]
}

function contextsOf({ page, links }: TypedLinks & { page: string }): LinkContext[] {
  const back = links.flatMap(({ relation, address }) => {
    const inverse = inverses[relation]
    if (inverse === undefined) return []
    const link = { relation: inverse, address: page, type: 'text/html' }
    return [{ origin: address, links: [link] }]
  })
  return [{ origin: page, links: [...links] }, ...back]
}

/** The target of a link in JSON: attributes other than those of RFC 8288 are lists. */
function targetOf({ address, type }: TypedLink) {
  const profile = profileOf(type)
  return { href: address, ...(type ? { type } : {}), ...(profile ? { profile: [profile] } : {}) }
}

function jsonContext({ origin, links }: LinkContext) {
  const relations = [...new Set(links.map(({ relation }) => relation))]
  const targets = relations.map((relation) => [
    relation,
    links.filter((link) => link.relation === relation).map(targetOf),
  ])
  return { anchor: origin, ...Object.fromEntries(targets) }
}

/** Writes the link set as `application/linkset+json` (RFC 9264, 4.2). */
export const linkSetJson = (links: TypedLinks & { page: string }): string =>
  `${JSON.stringify({ linkset: contextsOf(links).map(jsonContext) }, null, 2)}\n`

/** Writes the link set as `application/linkset` (RFC 9264, 4.1), one link per line. */
export const linkSetText = (links: TypedLinks & { page: string }): string =>
  `${contextsOf(links)
    .flatMap(({ origin, links: own }) => own.map((link) => linkValue(link, origin)))
    .join(',\n')}\n`
