/**
 * Serves the site's DID document, the credentials of records and versions, and the files to which their digests refer.
 * The renderer is not involved, so no key ever reaches that process.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { families } from '@/lib/contract/families'
import { cacheControl } from '@/lib/contract/headers'
import { credentialEnding, versionCredentialName } from '@/lib/proof/credential'
import { didDocumentPath } from '@/lib/proof/did-web'
import { contextDocument, contextPath, contextType } from '@/lib/proof/issue/context'
import { openFileHeaders } from '../pages/headers'
import {
  acceptedEncoding,
  matchesTag,
  Representation,
  sendNotModified,
  sendNow,
  tagOf,
} from '../representation'
import type { Served } from '../snapshots'
import { isOwnData } from './own-data'
import {
  type Made,
  type MadeFile,
  type ProofOptions,
  recordProof,
  sourceProof,
  versionProof,
} from './proofs'

const fileHeaders = {
  ...openFileHeaders,
  'cache-control': cacheControl.detail,
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
}

const sendText = (reply: FastifyReply, status: number, text: string, headers = {}): FastifyReply =>
  reply
    .code(status)
    .headers({ ...openFileHeaders, 'cache-control': 'no-store', ...headers })
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`)

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: Representation) {
  const { 'accept-encoding': accepts, 'if-none-match': known } = request.headers
  const encoded = await file.encode(acceptedEncoding(accepts))
  return matchesTag(known, file.tag) ? sendNotModified(reply, encoded) : sendNow(reply, encoded)
}

function representationOf({ text, type, name, links }: MadeFile): Representation {
  return new Representation(Buffer.from(text), tagOf(text), {
    ...fileHeaders,
    'content-type': type,
    'content-disposition': `inline; filename="${name}"`,
    link: links.join(', '),
  })
}

type Make = (served: Served) => Promise<Made>

const noKeys = 'This site signs nothing at the moment.'
const noOwnData = 'This site shows the data of another server, and signs nothing of it.'

interface ProofRequest {
  Params: { segment: string }
  Querystring: { version?: string | string[] }
}

/** The version parameter, or the first one if there are several. */
const versionIn = ({ query: { version } }: { query: ProofRequest['Querystring'] }) =>
  Array.isArray(version) ? version[0] : version

export function proofRoutes(app: FastifyInstance, options: ProofOptions): void {
  const { snapshots, issuer } = options

  /** Signs a file on first request, and caches it until the data or the key changes. */
  const answer = async (request: FastifyRequest, reply: FastifyReply, make: Make, what: string) => {
    const served = snapshots.current
    if (!isOwnData(served)) return sendText(reply, 404, noOwnData)
    const keys = await issuer.keys()
    if (!keys) return sendText(reply, 404, noKeys)
    const name = `proof ${keys.current.publicKeyMultibase} ${what}`
    const known = served.responses.get(name)
    if (known) return sendFile(request, reply, known)
    const made = await make(served)
    if ('location' in made) {
      const headers = { location: made.location, 'cache-control': 'public, max-age=300' }
      return sendText(reply, made.status, `It is at ${made.location}.`, headers)
    }
    if ('missing' in made) return sendText(reply, made.status, made.missing, made.headers)
    const file = representationOf(made)
    served.responses.set(name, file)
    return sendFile(request, reply, file)
  }

  app.get(didDocumentPath, async (request, reply) => {
    // A mirror of another server creates no key, but an existing key may have signed its own data before.
    const mayHave = isOwnData(snapshots.current) || issuer.hasKeys
    const document = mayHave ? await issuer.document() : undefined
    if (!document) return sendText(reply, 404, noKeys)
    const text = `${JSON.stringify(document, null, 2)}\n`
    const headers = { ...fileHeaders, 'content-type': 'application/did+json' }
    return sendFile(request, reply, new Representation(Buffer.from(text), tagOf(text), headers))
  })
  app.get(contextPath, (request, reply) => {
    const text = contextDocument(options.siteUrl)
    const headers = { ...fileHeaders, 'content-type': contextType }
    return sendFile(request, reply, new Representation(Buffer.from(text), tagOf(text), headers))
  })
  for (const family of families) {
    app.get<ProofRequest>(
      `/${family}/:segment(^[A-Za-z0-9-]+)${credentialEnding}`,
      (request, reply) => {
        const asked = { family, segment: request.params.segment, version: versionIn(request) }
        const what = `${family}/${asked.segment} ${asked.version}`
        return answer(request, reply, (served) => recordProof(options, served, asked), what)
      },
    )
  }
  app.get<ProofRequest>('/sources/:segment(^[1-9][0-9]{0,15}).json', (request, reply) => {
    const asked = { id: request.params.segment, version: versionIn(request) }
    const what = `sources/${asked.id} ${asked.version}`
    return answer(request, reply, (served) => sourceProof(options, served, asked), what)
  })
  app.get<{ Params: { version: string } }>(
    `/downloads/:version/${versionCredentialName}`,
    (request, reply) => {
      const { version } = request.params
      const make: Make = (served) => versionProof(options, served, version)
      return answer(request, reply, make, `downloads/${version}`)
    },
  )
}
