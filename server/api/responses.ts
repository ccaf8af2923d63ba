/** The responses of the API: each is made once from the texts in the store, and kept with the snapshot. */
import type { Readable } from 'node:stream'
import { apiVersion } from '@/lib/contract/api-version'
import { publicBase } from '@/lib/facts/public-base'
import type { Issuer } from '../proof/issuer'
import { type Encoding, Representation, tagOf } from '../representation'
import type { Served } from '../served'
import type { Snapshots } from '../snapshots'
import { type Answer, answer } from './answers'
import type { Call } from './call'
import { changesAnswer } from './changes'
import { collectExamples } from './examples'
import { largeDocument } from './large-document'
import { openApi } from './openapi/description'
import { type OwnDocument, ownDocuments } from './own-documents'
import { type ResponseHeaderOptions, ResponseHeaders } from './response-headers'

export interface ResponsesOptions extends ResponseHeaderOptions {
  snapshots: Snapshots
  /** The signer of the site's records; omitted if they are not signed. */
  issuer?: Pick<Issuer, 'did'>
}

interface EncodedResponse {
  body: Buffer | Readable
  headers: Readonly<Record<string, string>>
}

export class Responses {
  readonly #ownDocument: OwnDocument
  readonly headers: ResponseHeaders

  constructor(private readonly options: ResponsesOptions) {
    this.#ownDocument = ownDocuments(options.siteUrl, options.issuer?.did)
    this.headers = new ResponseHeaders(options)
  }

  /** The tag of the response to a call, which is known before the response has been made. */
  tagFor(served: Served, { canonical, endpoint }: Call): string {
    const own = this.#ownDocument(endpoint.kind, served) ?? ''
    const { hash } = served.store.manifest
    return tagOf(hash, this.options.siteUrl, apiVersion, canonical, own)
  }

  /** Makes the response to a call in an encoding. Throws a 404 if what it asks for does not exist. */
  async make(served: Served, call: Call, encoding: Encoding | undefined): Promise<EncodedResponse> {
    const { siteUrl } = this.options
    const asked = await this.#askedOf(served, call)
    const large = await largeDocument(asked.store, call.path, siteUrl)
    if (!large) return (await this.#representation(served, asked, call)).encode(encoding)
    const headers = this.headers.of(call, { served, asked })
    return large.encoded(this.tagFor(served, call), headers, encoding)
  }

  /** The version of the data that a call asks for. */
  async #askedOf(served: Served, { query: { version } }: Call): Promise<Served> {
    if (version === undefined) return served
    const { releases } = this.options.snapshots
    return { ...served, ...(await releases.at(served.store, version)) }
  }

  /** The response for an older version is kept with those of the current store, since it depends on both. */
  async #representation(served: Served, asked: Served, call: Call): Promise<Representation> {
    const { siteUrl } = this.options
    const { body, total } = await this.#answer(asked, call)
    const response = new Representation(
      Buffer.from(body.replaceAll(publicBase, siteUrl)),
      this.tagFor(served, call),
      this.headers.of(call, { served, asked, total }),
    )
    served.responses.set(call.canonical, response)
    return response
  }

  /** The OpenAPI description with examples from the data. */
  async #description(asked: Served): Promise<string> {
    const bodies = await collectExamples(async (call) => (await this.#answer(asked, call)).body)
    return JSON.stringify(openApi(this.options.siteUrl, bodies))
  }

  async #answer(asked: Served, call: Call): Promise<Answer> {
    const { kind } = call.endpoint
    if (kind === 'description') return { body: await this.#description(asked) }
    const body = this.#ownDocument(kind, asked)
    if (body !== undefined) return { body }
    return kind === 'changes'
      ? changesAnswer(asked.store, this.options.snapshots.releases, call.query)
      : answer(asked, call)
  }
}
