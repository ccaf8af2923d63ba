/** Compares the requests that the web received from killed runs with the journal of the runs. */
import { readFileSync } from 'node:fs'
import { groupBy } from '@/lib/text/group-by'
import { slowHosts } from './addresses'
import type { Asked, Web } from './web'

/** Milliseconds between two requests to a host, and to a host that demands a longer pause. */
export const pause = 20
const slowPause = 500
/** Milliseconds by which timers may fire early. */
const early = 2

interface Line {
  asked?: string
  key?: string
}

const linesOf = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line)

/** The requests that, according to a journal, were sent but not answered. */
export function unanswered(file: string): string[] {
  const open = new Set<string>()
  for (const { asked, key } of linesOf(file)) {
    if (asked !== undefined) open.add(asked)
    else if (key !== undefined) open.delete(key)
  }
  return [...open]
}

export interface Kill {
  at: number
  unanswered: string[]
}

/** Pairs of consecutive requests to the same host. */
function* successive(asked: readonly Asked[]): Generator<[Asked, Asked]> {
  for (const requests of groupBy(asked, ({ host }) => host).values()) {
    for (const [index, next] of requests.slice(1).entries()) yield [requests[index] as Asked, next]
  }
}

const keyOf = (web: Web, { method, host, path }: Asked) => `${method} ${web.address(host, path)}`
const withoutAttempt = (key: string) => key.replace(/^(\S+ \S+) \d+$/, '$1')

/** Requests sent too soon after another to the same host, or at the same time as another. */
export function impolite(web: Web, kills: readonly Kill[]): string[] {
  const tooSoon = [...successive(web.asked)].filter(([before, next]) => {
    const own = slowHosts.includes(next.host) ? slowPause : pause
    // If the process was killed before it received the response, it does not know of a pause demanded there.
    const cut = kills.some(
      ({ at, unanswered }) =>
        before.at <= at &&
        at <= next.at &&
        unanswered.map(withoutAttempt).includes(keyOf(web, before)),
    )
    const wanted = cut ? 0 : (before.retryAfter ?? 0)
    return next.at - before.at < Math.max(own, wanted) - early
  })
  const atOnce = web.asked.filter(({ underWay }) => underWay > 1)
  return [...tooSoon.map(([, next]) => next), ...atOnce].map((asked) => keyOf(web, asked))
}

/** Counts requests by their keys. */
const counted = (keys: readonly string[]): Map<string, number> =>
  new Map([...groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]))

/** Requests that, according to a journal, were sent or answered again after they had been answered. */
export function answeredTwice(file: string): string[] {
  const answered = new Set<string>()
  return linesOf(file).flatMap(({ asked, key }) => {
    const again = answered.has(asked ?? key ?? '')
    if (key !== undefined) answered.add(key)
    return again ? [asked ?? key ?? ''] : []
  })
}

interface Repeated {
  /** Requests that were repeated although they had been answered. */
  known: string[]
  /** The number of requests that a kill interrupted, so that they had to be repeated. */
  cut: number
}

/** Requests that the web received more often than the journal has responses to them. */
export function repeated(web: Web, file: string, kills: readonly Kill[]): Repeated {
  const answers = linesOf(file).flatMap(({ key }) => (key === undefined ? [] : [key]))
  const known = counted(answers.map(withoutAttempt))
  const cut = counted(kills.flatMap((kill) => kill.unanswered.map(withoutAttempt)))
  const keys = web.asked.map((asked) => keyOf(web, asked))
  const more = [...counted(keys)].map(
    ([key, count]) => [key, count - (known.get(key) ?? 0)] as const,
  )
  return {
    known: more.flatMap(([key, count]) => (count > (cut.get(key) ?? 0) ? [key] : [])),
    cut: more.reduce((sum, [, count]) => sum + Math.max(0, count), 0),
  }
}
