/**
 * Serves `/linkset.json?page=/projects/118-slug` and `/linkset.txt`: the links of a page, read from the page itself.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheControl } from '@/lib/contract/headers'
import { Representation, sendRepresentation, tagOf } from '../representation'
import { openFileHeaders } from './headers'
import type { KnownPages } from './known-pages'
import { type LinkSetPath, linkSetAddress, linkSetPaths, linkSetTypes } from './link-header'
import { linkSetJson, linkSetText } from './link-set'
import type { Page } from './page'
import { pageAddress } from './page-address'
import type { PageCache } from './page-cache'
import { sendRedirect } from './redirect'
import { typedLinks } from './typed-links'

const writers = { '/linkset.json': linkSetJson, '/linkset.txt': linkSetText } as const

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({
      ...openFileHeaders,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`)

/** The links of a finished page; undefined if it is not a document, or has no canonical address. */
async function linksOf({ representation, status }: Page) {
  const { body, headers } = await representation.encode(undefined)
  if (status !== 200 || !headers['content-type']?.startsWith('text/html')) return undefined
  const { page, links } = typedLinks(body.toString('utf8'))
  return page === undefined ? undefined : { page, links }
}

/** Records are renamed, so that a redirect may not be cached for long. */
const movedHeaders = { ...openFileHeaders, 'cache-control': 'public, max-age=30, s-maxage=60' }

type Query = { Querystring: { page?: unknown } }

export function linkSetRoutes(
  app: FastifyInstance,
  { cache, knownPages }: { cache: PageCache; knownPages: KnownPages },
): void {
  const answer = async (path: LinkSetPath, request: FastifyRequest<Query>, reply: FastifyReply) => {
    const asked = request.query.page
    if (typeof asked !== 'string' || !asked.startsWith('/')) {
      return plain(
        reply,
        400,
        'The parameter page takes the path of a page, for example /projects.',
      )
    }
    const movedTo = (page: string) => sendRedirect(reply, linkSetAddress(path, page), movedHeaders)
    const address = pageAddress(asked, {})
    if (address.kind === 'redirect') return movedTo(address.location)
    if (address.kind === 'refused') return plain(reply, 400, address.reason)
    const existence = await knownPages(address.request.target)
    if (typeof existence === 'object') return movedTo(existence.movedTo)
    const found =
      existence === 'possible' ? await cache.find(address.key, address.request, request) : undefined
    if (found?.kind === 'unavailable') {
      return plain(reply.header('retry-after', '10'), 503, 'The page is unavailable right now.')
    }
    const location = found && (await found.page.representation.encode(undefined)).headers.location
    if (location !== undefined) return movedTo(location)
    const links = found && (await linksOf(found.page))
    if (!links) return plain(reply, 404, 'There is no such page.')
    return sendLinks(path, writers[path](links), request, reply)
  }
  for (const path of linkSetPaths) {
    app.get<Query>(path, (request, reply) => answer(path, request, reply))
  }
}

async function sendLinks(
  path: LinkSetPath,
  text: string,
  request: FastifyRequest<Query>,
  reply: FastifyReply,
) {
  const representation = new Representation(Buffer.from(text), tagOf(text), {
    ...openFileHeaders,
    'content-type': linkSetTypes[path],
    'cache-control': cacheControl.detail,
    'x-content-type-options': 'nosniff',
  })
  return sendRepresentation(request, reply, representation)
}
