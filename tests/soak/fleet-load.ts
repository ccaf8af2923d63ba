/** Requests of many visitors through nginx, each response compared with those of the snapshots that are served. */
import { createHash } from 'node:crypto'
import { Agent } from 'node:https'
import type { NginxService } from '../services/nginx'
import { getAddress } from './mixed-load'

/** Of these visitors, each sends a request every few seconds, so that none meets a limit. */
const visitors = 5_000
/** One request in this many is for a page that has not been requested before, so it must be rendered. */
const newPageEvery = 100

export interface FleetAnswer {
  target: string
  /** 0 if there was no response. */
  status: number
  /** A hash of the body, or the body itself if the status is not 200. */
  body: string
  /** When the request was sent. */
  sent: number
  milliseconds: number
}

/**
 * When a page was rendered, which each server does by itself: with milliseconds, or to the minute.
 */
const moments = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z|\d\d:\d\d UTC/g

/** The tags of a head, and the scripts of a page, which contain the payload from which its components start. */
const metadata = /<(?:meta|link)\b[^>]*>/g
const scripts = /<script\b.*?<\/script>/gs

/**
 * React writes metadata and payload in the order in which data is at hand, which differs between servers: the hash is that of
 * what visitors see, and of the metadata in any order.
 */
function computeHash(text: string): string {
  const body = text.replace(moments, '').replace(scripts, '')
  const tags = body.match(metadata) ?? []
  return createHash('sha256')
    .update(body.replace(metadata, '') + tags.sort().join(''))
    .digest('base64')
}

export class FleetLoad {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 })
  #number = 0

  constructor(
    private readonly nginx: NginxService,
    private readonly targets: readonly string[],
    private readonly key: string,
  ) {}

  async #ask(target: string, number: number): Promise<FleetAnswer> {
    const sent = performance.now()
    const headers = { 'x-forwarded-for': getAddress(number % visitors), 'x-api-key': this.key }
    const { status, body } = await this.nginx
      .ask(target, headers, this.#agent)
      .catch((error: Error) => ({ status: 0, body: error.message }))
    const milliseconds = performance.now() - sent
    return { target, status, body: status === 200 ? computeHash(body) : body, sent, milliseconds }
  }

  next(): Promise<FleetAnswer> {
    const number = this.#number
    this.#number += 1
    const isNew = number % newPageEvery === 0
    const target = this.targets[(number * 7) % this.targets.length] ?? '/'
    return this.#ask(isNew ? `/search?q=word-${number}` : target, number)
  }

  /** The hash of what each target has now. Throws if one cannot be had. */
  async all(): Promise<Map<string, string>> {
    const hashes = new Map<string, string>()
    for (const [number, target] of this.targets.entries()) {
      const { status, body } = await this.#ask(target, number)
      if (status !== 200) throw new Error(`${target} is ${status}: ${body}`)
      hashes.set(target, body)
    }
    return hashes
  }

  close(): void {
    this.#agent.destroy()
  }
}
