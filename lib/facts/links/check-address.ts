/** Finds out whether an address still leads to its page. */
import { type Answer, isSuccess } from './answer'
import type { Asker } from './asker'
import { type Finding, findingOf } from './finding'
import type { Reading } from './readings'
import { redirectOf, Way } from './redirects'
import type { Robots } from './robots'

export interface Checker {
  asker: Asker
  robots: Robots
  reading: Reading
}

/** HEAD is asked once: what it does not answer, GET may. */
const attempts = { HEAD: 1, GET: 2 }

/** True where only GET can say what is there: a page to be read, or a server that knows no HEAD. */
function needsGet(answer: Answer): boolean {
  const { status, failure, html } = answer
  if (failure) return failure === 'no_answer' || failure === 'unfit'
  return isSuccess(answer) ? html === true : status !== 401
}

const arrived = (finding: Finding, { movedTo }: Way): Finding =>
  finding.verdict === 'ok' && movedTo !== undefined
    ? { ...finding, verdict: 'moved', movedTo }
    : finding

export async function checkAddress(address: string, checker: Checker): Promise<Finding> {
  const { asker, robots, reading } = checker
  const way = new Way(address)
  let method: 'HEAD' | 'GET' = 'HEAD'
  for (;;) {
    const objection = await robots.objection(way.url)
    if (objection) return objection
    const answer = await asker.ask({ method, url: way.url, reading, attempts: attempts[method] })
    const redirect = redirectOf(answer, way.url)
    const stopped = redirect && way.follow(redirect, answer.status)
    if (stopped) return stopped
    if (redirect) continue
    if (method === 'GET' || !needsGet(answer)) return arrived(findingOf(answer), way)
    method = 'GET'
    way.startHere()
  }
}
