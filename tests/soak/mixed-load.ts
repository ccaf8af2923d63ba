/** A mix of the requests of visitors and programs, each from a different address. */
import { Agent, request as send } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Kind = 'kept page' | 'API' | 'search' | 'missing' | 'new page'

/** In percent of the requests other than those for new pages. */
const shares: readonly [Kind, number][] = [
  ['kept page', 62],
  ['API', 30],
  ['search', 5],
  ['missing', 3],
]
const kinds = shares.flatMap(([kind, share]) => Array<Kind>(share).fill(kind))
/** Coprime to the number of kinds, so that the kinds alternate. */
const stride = 37

/** The most requests that wait for a response: with more, this process would be the bottleneck. */
const maxInFlight = 1024

export const addressCount = 50_000
/** The address of a visitor. */
export const getAddress = (number: number): string => {
  const low = number % addressCount
  return `100.64.${low >> 8}.${low & 255}`
}

export interface Targets {
  port: number
  key: string
  projects: number[]
  /** One request in this many is for a page that has not been requested before, so it must be rendered. */
  newPageEvery: number
}

export interface Answer {
  kind: Kind
  /** 0 if there was no response. */
  status: number
  milliseconds: number
  retryAfter?: string
}

export class MixedLoad {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: maxInFlight })
  #number = 0

  constructor(private readonly targets: Targets) {}

  /** The number of requests sent, each from the next address. */
  get sent(): number {
    return this.#number
  }

  close(): void {
    this.#agent.destroy()
  }

  #getTarget(kind: Kind, number: number): string {
    const { projects } = this.targets
    const id = (offset: number) => projects[offset % projects.length] ?? 1
    const lists = ['/', '/projects', '/about', `/embed/projects/${id(number)}`]
    switch (kind) {
      case 'kept page':
        return number % 3 === 0
          ? (lists[number % lists.length] ?? '/')
          : `/embed/projects/${id(number)}`
      case 'API':
        return number % 4 === 0 ? '/api/v1/projects' : `/api/v1/projects/${id(number)}`
      case 'search':
        return `/api/v1/search?query=${number % 500}`
      case 'missing':
        return `/api/v1/projects/${10_000_000 + (number % 1000)}`
      case 'new page':
        return `/search?q=word-${number}`
    }
  }

  /** Requests each page once, so that they are cached. */
  async warm(): Promise<void> {
    const paths = [
      '/',
      '/projects',
      '/about',
      ...this.targets.projects.map((id) => `/embed/projects/${id}`),
    ]
    for (let at = 0; at < paths.length; at += 8) {
      await Promise.all(paths.slice(at, at + 8).map((path) => this.#ask('kept page', path)))
    }
  }

  next(): Promise<Answer> {
    const number = this.#number
    this.#number += 1
    const isNew = number % this.targets.newPageEvery === 0
    const kind = isNew ? 'new page' : (kinds[(number * stride) % kinds.length] ?? 'API')
    return this.#ask(kind, this.#getTarget(kind, number), getAddress(number))
  }

  /** Requests a page for the first time, from an address that the mixed load does not use. */
  newcomer(number: number): Promise<Answer> {
    return this.#ask('new page', `/search?q=newcomer-${number}`, `198.51.100.${number % 250}`)
  }

  #ask(kind: Kind, path: string, address = '100.127.0.1'): Promise<Answer> {
    const { port, key } = this.targets
    const headers = { 'x-forwarded-for': address, 'x-api-key': key, 'accept-encoding': 'gzip' }
    const since = performance.now()
    return new Promise((resolve) => {
      const done = (status: number, retryAfter?: string) =>
        resolve({ kind, status, retryAfter, milliseconds: performance.now() - since })
      const request = send(
        { host: '127.0.0.1', port, path, agent: this.#agent, headers },
        (response) =>
          response
            .resume()
            .once('end', () => done(response.statusCode ?? 0, response.headers['retry-after']))
            .once('error', () => done(0)),
      )
      request.once('error', () => done(0)).end()
    })
  }
}

/**
 * The number of requests per second that are answered when each of a few clients sends its next request at once. The
 * first seconds do not count: until some clients wait for new pages, pages from the cache make the rate look higher.
 */
export async function findMaximum(
  load: MixedLoad,
  { clients = 16, leadSeconds = 5, seconds = 20 } = {},
): Promise<number> {
  const since = performance.now() + leadSeconds * 1000
  const until = since + seconds * 1000
  let answered = 0
  const client = async () => {
    while (performance.now() < until) {
      const { status } = await load.next()
      const now = performance.now()
      if (now >= since && now < until && (status === 200 || status === 404)) answered += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return answered / seconds
}

/**
 * Sends requests at a rate, or as fast as the connections allow, while a condition holds. Resolves once all are
 * answered.
 */
export async function atRate<T>(
  load: { next: () => Promise<T> },
  perSecond: number,
  goesOn: (elapsedMs: number) => boolean,
  onAnswer: (answer: T) => void,
): Promise<void> {
  const since = performance.now()
  let sent = 0
  const answers = new Set<Promise<void>>()
  for (let elapsed = 0; goesOn(elapsed); elapsed = performance.now() - since) {
    for (; sent < (elapsed / 1000) * perSecond && answers.size < maxInFlight; sent += 1) {
      const answer = load.next().then((given) => {
        answers.delete(answer)
        onAnswer(given)
      })
      answers.add(answer)
    }
    await sleep(5)
  }
  await Promise.all(answers)
}

/** The middle and the slowest times of answers, in words. */
export const measureTimes = (answers: readonly Pick<Answer, 'milliseconds'>[]): string => {
  const times = answers.map(({ milliseconds }) => milliseconds)
  return `median ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`
}

export const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const percentile = (times: readonly number[], share: number): number =>
  Math.round([...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0)
