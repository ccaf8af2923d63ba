/**
 * Serves `/linkset.json?page=/projects/118-slug` and `/linkset.txt`: a document with all links of a page, and the links
 * from its parts and descriptions back to it (RFC 9264). It gives machines a complete map of what is available for a
 * record (https://signposting.org/FAIR, level 2).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheControl } from '@/lib/contract/headers'
import { getPath } from '../logging/request-log'
import { sendText } from '../plain-text'
import { getTag, Representation, sendRepresentation } from '../representation'
import type { SurrogateKeys } from '../surrogate-keys'
import { openFileHeaders } from './headers'
import type { KnownPages } from './known-pages'
import type { Page } from './page'
import { pageAddress } from './page-address'
import type { PageCache } from './page-cache'
import { recordRedirectCacheControl, retryAfter, sendRedirect } from './short-responses'
import {
  getProfile,
  type LinkSetPath,
  linkSetAddress,
  linkSetPaths,
  linkSetTypes,
  linkValue,
  type TypedLink,
  type TypedLinks,
  typedLinks,
} from './typed-links'

/** Each relation that leads away from a page, with the relation that leads back. */
const inverses: Readonly<Record<string, string>> = { item: 'collection', describedby: 'describes' }

interface LinkContext {
  /** The address that the links start from. */
  origin: string
  links: TypedLink[]
}

function getContexts({ page, links }: TypedLinks & { page: string }): LinkContext[] {
  const back = links.flatMap(({ relation, address }) => {
    const inverse = inverses[relation]
    if (inverse === undefined) return []
    const link = { relation: inverse, address: page, type: 'text/html' }
    return [{ origin: address, links: [link] }]
  })
  return [{ origin: page, links: [...links] }, ...back]
}

/** The target of a link in JSON: attributes other than those of RFC 8288 are lists. */
function getTarget({ address, type }: TypedLink) {
  const profile = getProfile(type)
  return { href: address, ...(type ? { type } : {}), ...(profile ? { profile: [profile] } : {}) }
}

function jsonContext({ origin, links }: LinkContext) {
  const relations = [...new Set(links.map(({ relation }) => relation))]
  const targets = relations.map((relation) => [
    relation,
    links.filter((link) => link.relation === relation).map(getTarget),
  ])
  return { anchor: origin, ...Object.fromEntries(targets) }
}

/** Writes the link set as `application/linkset+json` (RFC 9264, 4.2). */
const linkSetJson = (links: TypedLinks & { page: string }): string =>
  `${JSON.stringify({ linkset: getContexts(links).map(jsonContext) }, null, 2)}\n`

/** Writes the link set as `application/linkset` (RFC 9264, 4.1), one link per line. */
const linkSetText = (links: TypedLinks & { page: string }): string =>
  `${getContexts(links)
    .flatMap(({ origin, links: linksOfContext }) =>
      linksOfContext.map((link) => linkValue(link, origin)),
    )
    .join(',\n')}\n`

const writers = { '/linkset.json': linkSetJson, '/linkset.txt': linkSetText } as const

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  sendText(reply, status, text, openFileHeaders)

/** The links of a finished page; undefined if it is not a document, or has no canonical address. */
async function getLinks({ representation, status }: Page) {
  const { body, headers } = await representation.encode(undefined)
  if (status !== 200 || !headers['content-type']?.startsWith('text/html')) return undefined
  const { page, links } = typedLinks(body.toString('utf8'))
  return page === undefined ? undefined : { page, links }
}

const movedHeaders = { ...openFileHeaders, 'cache-control': recordRedirectCacheControl }

type Query = { Querystring: { page?: unknown } }

interface LinkSetOptions {
  cache: PageCache
  knownPages: KnownPages
  surrogateKeys?: SurrogateKeys
}

export function linkSetRoutes(
  app: FastifyInstance,
  { cache, knownPages, surrogateKeys }: LinkSetOptions,
): void {
  const answer = async (path: LinkSetPath, request: FastifyRequest<Query>, reply: FastifyReply) => {
    const page = request.query.page
    if (typeof page !== 'string' || !page.startsWith('/')) {
      return plain(
        reply,
        400,
        'The parameter page must be the path of a page, for example /projects.',
      )
    }
    const movedTo = (page: string) => sendRedirect(reply, linkSetAddress(path, page), movedHeaders)
    const address = pageAddress(page, {})
    if (address.kind === 'redirect') return movedTo(address.location)
    if (address.kind === 'refused') return plain(reply, 400, address.reason)
    const existence = knownPages(address.request.target)
    if (typeof existence === 'object') return movedTo(existence.movedTo)
    const found =
      existence === 'possible' ? await cache.find(address.key, address.request, request) : undefined
    if (found?.kind === 'unavailable') {
      return plain(
        reply.header('retry-after', retryAfter),
        503,
        'The page is unavailable right now.',
      )
    }
    const location = found && (await found.page.representation.encode(undefined)).headers.location
    if (location !== undefined) return movedTo(location)
    const links = found && (await getLinks(found.page))
    if (!links) return plain(reply, 404, 'There is no such page.')
    const cdnHeaders = surrogateKeys?.(found.page.version, getPath(address.request.target))
    const headers = { 'content-type': linkSetTypes[path], ...cdnHeaders }
    return sendLinks(request, reply, writers[path](links), headers)
  }
  for (const path of linkSetPaths) {
    app.get<Query>(path, (request, reply) => answer(path, request, reply))
  }
}

async function sendLinks(
  request: FastifyRequest<Query>,
  reply: FastifyReply,
  text: string,
  headers: Readonly<Record<string, string>>,
) {
  const representation = new Representation(Buffer.from(text), getTag(text), {
    ...openFileHeaders,
    'cache-control': cacheControl.detail,
    ...headers,
  })
  return sendRepresentation(request, reply, representation)
}
