/** Finds out whether an address still leads to its page. */
import { type Answer, isSuccess } from './answer'
import type { BodyReader } from './body-readers'
import type { Fetcher } from './fetcher'
import { type Finding, findingOf } from './finding'
import { RedirectChain, redirectOf } from './redirects'
import type { Robots } from './robots'

export interface Checker {
  fetcher: Fetcher
  robots: Robots
  reader: BodyReader
}

/** HEAD is sent only once, because GET may get a response where HEAD gets none. */
const attempts = { HEAD: 1, GET: 2 }

/** True if only GET can decide: for a page that has to be read, or a server that does not handle HEAD. */
function needsGet(answer: Answer): boolean {
  const { status, failure, html } = answer
  if (failure) return failure === 'no_answer' || failure === 'invalid_response'
  return isSuccess(answer) ? html === true : status !== 401
}

const arrived = (finding: Finding, { movedTo }: RedirectChain): Finding =>
  finding.verdict === 'ok' && movedTo !== undefined
    ? { ...finding, verdict: 'moved', movedTo }
    : finding

export async function checkAddress(address: string, checker: Checker): Promise<Finding> {
  const { fetcher, robots, reader } = checker
  const chain = new RedirectChain(address)
  let method: 'HEAD' | 'GET' = 'HEAD'
  for (;;) {
    const refusal = await robots.refusal(chain.url)
    if (refusal) return refusal
    const answer = await fetcher.fetch({
      method,
      url: chain.url,
      reader,
      attempts: attempts[method],
    })
    const redirect = redirectOf(answer, chain.url)
    const stopped = redirect && chain.follow(redirect, answer.status)
    if (stopped) return stopped
    if (redirect) continue
    if (method === 'GET' || !needsGet(answer)) return arrived(findingOf(answer), chain)
    method = 'GET'
    chain.restart()
  }
}
