/**
 * Serves the site's DID document, the credentials of records and versions, and the files to which their digests refer.
 * The renderer is not involved, so no key ever reaches that process.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { families } from '@/lib/contract/families'
import { cacheControl } from '@/lib/contract/headers'
import { credentialEnding, versionCredentialName } from '@/lib/proof/credential'
import { didDocumentPath } from '@/lib/proof/did-web'
import { contextDocument, contextPath, contextType } from '@/lib/proof/issue/credentials'
import { getPath } from '../logging/request-log'
import { openFileHeaders } from '../pages/headers'
import { sendText } from '../plain-text'
import { acceptedEncoding, getTag, Representation, sendRepresentation } from '../representation'
import { isOwnData, type Served } from '../served'
import {
  cannotSignText,
  type GeneratedFile,
  type ProofOptions,
  type ProofResult,
  recordProof,
  sourceProof,
  versionProof,
} from './proofs'

const fileHeaders = {
  ...openFileHeaders,
  'cache-control': cacheControl.detail,
  vary: 'Accept-Encoding',
}

const sendOpen = (reply: FastifyReply, status: number, text: string, headers = {}): FastifyReply =>
  sendText(reply, status, text, { ...openFileHeaders, ...headers })

const sendFile = (request: FastifyRequest, reply: FastifyReply, file: Representation) =>
  sendRepresentation(request, reply, file, acceptedEncoding(request.headers['accept-encoding']))

const makeRepresentation = (text: string, headers: Record<string, string>): Representation =>
  new Representation(Buffer.from(text), getTag(text), { ...fileHeaders, ...headers })

const getHeaders = ({ type, name, links }: GeneratedFile) => ({
  'content-type': type,
  'content-disposition': `inline; filename="${name}"`,
  link: links.join(', '),
})

const sendJson = (request: FastifyRequest, reply: FastifyReply, text: string, type: string) =>
  sendFile(request, reply, makeRepresentation(text, { 'content-type': type }))

const notOurDataText = 'This site shows the data of another server and does not sign it.'

interface ProofRequest {
  Params: { segment: string }
  Querystring: { version?: string | string[] }
}

/** The version parameter. If it is repeated, its first value. */
const versionIn = ({ query: { version } }: { query: ProofRequest['Querystring'] }) =>
  Array.isArray(version) ? version[0] : version

/**
 * A file that is generated from the served data on first request, and its name among the cached
 * responses.
 */
interface FileRequest {
  name: string
  make: (served: Served) => Promise<ProofResult>
}

/** Sends a file, which is cached until the data or the key changes. */
async function sendGenerated(
  { snapshots, issuer, surrogateKeys }: ProofOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, make }: FileRequest,
) {
  const served = snapshots.current
  if (!isOwnData(served)) return sendOpen(reply, 404, notOurDataText)
  const keys = issuer.keys()
  if (!keys) return sendOpen(reply, 404, cannotSignText)
  const key = `proof ${keys.current.publicKeyMultibase} ${name}`
  const cached = served.responses.get(key)
  if (cached) return sendFile(request, reply, cached)
  const result = await make(served)
  if ('location' in result) {
    const headers = { location: result.location, 'cache-control': 'public, max-age=300' }
    return sendOpen(reply, result.status, `Moved to ${result.location}.`, headers)
  }
  if ('missing' in result) return sendOpen(reply, result.status, result.missing, result.headers)
  const subject = getPath(request.url).replace(credentialEnding, '')
  const cdnHeaders = surrogateKeys?.(served.dataset.manifest.hash, subject)
  const file = makeRepresentation(result.text, { ...getHeaders(result), ...cdnHeaders })
  served.responses.set(key, file)
  return sendFile(request, reply, file)
}

function documentRoutes(app: FastifyInstance, { snapshots, issuer, siteUrl }: ProofOptions): void {
  app.get(didDocumentPath, async (request, reply) => {
    // A mirror creates no key, but may have a key from a time when this server published its own data.
    const mayHaveKeys = isOwnData(snapshots.current) || issuer.hasKeys
    const document = mayHaveKeys ? issuer.document() : undefined
    if (!document) return sendOpen(reply, 404, cannotSignText)
    const text = `${JSON.stringify(document, null, 2)}\n`
    return sendJson(request, reply, text, 'application/did+json')
  })
  app.get(contextPath, (request, reply) =>
    sendJson(request, reply, contextDocument(siteUrl), contextType),
  )
}

function recordRoutes(app: FastifyInstance, options: ProofOptions): void {
  for (const family of families) {
    const path = `/${family}/:segment(^[A-Za-z0-9-]+)${credentialEnding}`
    app.get<ProofRequest>(path, (request, reply) => {
      const requested = { family, segment: request.params.segment, version: versionIn(request) }
      return sendGenerated(options, request, reply, {
        name: `${family}/${requested.segment} ${requested.version ?? 'current'}`,
        make: (served) => recordProof(options, served, requested),
      })
    })
  }
  app.get<ProofRequest>('/sources/:segment(^[1-9][0-9]{0,15}).json', (request, reply) => {
    const requested = { id: request.params.segment, version: versionIn(request) }
    return sendGenerated(options, request, reply, {
      name: `sources/${requested.id} ${requested.version ?? 'current'}`,
      make: (served) => sourceProof(options, served, requested),
    })
  })
}

function versionRoutes(app: FastifyInstance, options: ProofOptions): void {
  const path = `/downloads/:version/${versionCredentialName}`
  app.get<{ Params: { version: string } }>(path, (request, reply) => {
    const { version } = request.params
    return sendGenerated(options, request, reply, {
      name: `downloads/${version}`,
      make: (served) => versionProof(options, served, version),
    })
  })
}

export function proofRoutes(app: FastifyInstance, options: ProofOptions): void {
  documentRoutes(app, options)
  recordRoutes(app, options)
  versionRoutes(app, options)
}
