/**
 * The responses of the API: each is built once from the texts in the dataset, and cached with it.
 */
import { ApiError } from '@/lib/contract/errors'
import { type ExampleBodies, loadExamples } from '@/lib/contract/examples'
import { cacheControl } from '@/lib/contract/headers'
import { versionNotFound } from '@/lib/contract/parameters'
import { apiVersion } from '@/lib/contract/service'
import { publicBase } from '@/lib/dataset/snapshot'
import { absentDownloads } from '@/lib/export/source/source'
import type { CurrentDownloads } from '../downloads/current-downloads'
import type { Issuer } from '../proof/issuer'
import { getTag, Representation } from '../representation'
import type { DataSource, Served } from '../served'
import type { Snapshots } from '../snapshots'
import { type Answer, answer } from './answers'
import { type Call, parseCall } from './call'
import { changesAnswer } from './changes'
import { openApi } from './openapi/description'
import { type OwnDocument, ownDocuments } from './own-documents'
import { type ResponseHeaderOptions, ResponseHeaders } from './response-headers'

export interface ResponsesOptions extends ResponseHeaderOptions {
  snapshots: Snapshots
  /** The signer of the site's records; omitted if they are not signed. */
  issuer?: Pick<Issuer, 'did'>
  /** The operator's address for questions about the data. */
  email?: string
  /** The downloads of the data; omitted if none are generated. */
  downloads?: CurrentDownloads
}

/**
 * Collects the responses that are the examples in the description. `answer` returns the body of the response to a call.
 * Without data for a response, such as audits, there is no example.
 */
async function collectExamples(answer: (call: Call) => Promise<string>): Promise<ExampleBodies> {
  const bodies: ExampleBodies = {}
  await loadExamples(async (endpoint, target) => {
    const { pathname, searchParams } = new URL(target, 'http://localhost')
    const id = endpoint.path.includes('{id}') ? pathname.split('/')[2] : undefined
    const call = parseCall(endpoint, { params: { id }, query: Object.fromEntries(searchParams) })
    if (call instanceof ApiError) throw call
    try {
      return JSON.parse(await answer(call))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') return undefined
      throw error
    }
  }, bodies)
  return bodies
}

export class Responses {
  readonly #ownDocument: OwnDocument
  readonly headers: ResponseHeaders

  constructor(private readonly options: ResponsesOptions) {
    this.#ownDocument = ownDocuments({ ...options, issuer: options.issuer?.did })
    this.headers = new ResponseHeaders(options)
  }

  /** The tag of the response to a call, which is known before the response is built. */
  tagFor(served: Served, { canonical, endpoint }: Call): string {
    const siteDocument = this.#ownDocument(endpoint, served) ?? ''
    const { hash } = served.dataset.manifest
    return getTag(hash, this.options.siteUrl, apiVersion, canonical, siteDocument)
  }

  /**
   * Creates the response to a call. Throws a 404 if its subject does not exist. The response for an older version is
   * cached with the responses of the current dataset, because it depends on both.
   */
  async make(served: Served, call: Call): Promise<Representation> {
    const requested = await this.#getRequested(served, call)
    const { body, total } = await this.#answer(requested, call)
    const response = new Representation(
      Buffer.from(body.replaceAll(publicBase, this.options.siteUrl)),
      this.tagFor(served, call),
      this.headers.of(call, { served, requested, total }),
    )
    served.responses.set(call.canonical, response)
    return response
  }

  /**
   * Creates the description of the downloads. It is not cached, because the files may be completed at any moment.
   * Throws a 404 if there is no such version.
   */
  makeDownloads(served: Served, call: Call): Representation {
    const { downloads, siteUrl } = this.options
    const description = downloads
      ? downloads.describe(call.query.version)
      : absentDownloads(served.dataset.manifest, siteUrl, 'unavailable')
    if (!description) throw new ApiError('not_found', versionNotFound)
    const text = JSON.stringify(description)
    return new Representation(Buffer.from(text), getTag(text), {
      ...this.headers.of(call, { served, requested: served }),
      'cache-control': cacheControl[description.state === 'ready' ? 'list' : 'none'],
    })
  }

  async #getRequested(served: Served, { query: { version } }: Call): Promise<DataSource> {
    if (version === undefined) return served
    return this.options.snapshots.releases.at(served.dataset, version)
  }

  async #description(requested: DataSource): Promise<string> {
    const bodies = await collectExamples(async (call) => (await this.#answer(requested, call)).body)
    return JSON.stringify(openApi(this.options.siteUrl, bodies))
  }

  async #answer(requested: DataSource, call: Call): Promise<Answer> {
    const { kind } = call.endpoint
    if (kind === 'description') return { body: await this.#description(requested) }
    const body = this.#ownDocument(call.endpoint, requested)
    if (body !== undefined) return { body }
    return kind === 'changes'
      ? changesAnswer(requested.dataset, this.options.snapshots.releases, call.query)
      : answer(requested, call)
  }
}
