/** Compares the requests that the web received from killed runs with what the runs had recorded. */
import { groupBy } from '@/lib/text/group-by'
import { slowHosts } from './addresses'
import type { Asked, Web } from './web'

/** Milliseconds between two requests to a host, and to a host that demands a longer pause. */
export const pause = 20
const slowPause = 500
/** Milliseconds by which timers may fire early. */
const early = 2

export interface Kill {
  /** In milliseconds since the epoch. */
  at: number
  /** The addresses whose findings had been recorded. */
  found: ReadonlySet<string>
}

/** Pairs of consecutive requests to the same host. */
function* successive(asked: readonly Asked[]): Generator<[Asked, Asked]> {
  for (const requests of groupBy(asked, ({ host }) => host).values()) {
    for (const [index, next] of requests.slice(1).entries()) yield [requests[index] as Asked, next]
  }
}

const getAddress = (web: Web, { host, path }: Asked) => web.address(host, path)

/** Requests sent too soon after another to the same host, or at the same time as another. */
export function impolite(web: Web, kills: readonly Kill[]): string[] {
  const tooSoon = [...successive(web.asked)].filter(([before, next]) => {
    // A process that was killed may not have received the last response, or not have recorded the pause demanded there.
    const cut = kills.some(({ at }) => before.at <= at && at <= next.at)
    const own = slowHosts.includes(next.host) && !cut ? slowPause : pause
    const wanted = cut ? 0 : (before.retryAfter ?? 0)
    return next.at - before.at < Math.max(own, wanted) - early
  })
  const atOnce = web.asked.filter(({ underWay }) => underWay > 1)
  return [...tooSoon.map(([, next]) => next), ...atOnce].map((asked) => getAddress(web, asked))
}

/** Addresses that were requested after a kill although their findings had been recorded before it. */
export const askedAgain = (web: Web, kills: readonly Kill[]): string[] =>
  kills.flatMap(({ at, found }) =>
    web.asked
      .filter((asked) => asked.at > at)
      .map((asked) => getAddress(web, asked))
      .filter((address) => found.has(address)),
  )
