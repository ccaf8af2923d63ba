/** Checks whether an address still opens its page. */
import type { Hosts } from './hosts'
import { readPage } from './page'
import { type Answer, getRedirect, isSuccess, maxRedirects, type Redirect } from './request'
import type { Robots } from './robots'
import type { Finding, Verdict } from './run-file'

const attempts = 2
const maxBytes = 2 * 1024 * 1024

/** True also for a response without a content type, because browsers inspect such a body and usually find HTML. */
const isHtml = (contentType: string | null): boolean =>
  contentType === null || /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(contentType)

/** Refusals that do not depend on the page. LinkedIn responds with 999 to programs. */
const refusals = new Set([401, 403, 407, 429, 451, 999])

function getVerdict({ status = 0, failure }: Answer): Exclude<Verdict, 'ok' | 'moved'> {
  if (failure) return failure
  if (refusals.has(status)) return 'blocked'
  return status >= 500 ? 'unreachable' : 'failed'
}

/** Derives the finding about an address from its last response. `day` is the day of the response. */
export function getFinding(answer: Answer, day: string): Finding {
  const { status, reason, body } = answer
  return isSuccess(answer)
    ? {
        verdict: 'ok',
        status,
        page: body && readPage(body.text, { whole: body.whole, today: day }),
      }
    : { verdict: getVerdict(answer), status, reason: reason ?? `status ${status}` }
}

interface Visit {
  finding: Finding
  redirect?: Redirect
}

export class AddressChecker {
  /** Responses by URL, because several addresses may redirect to the same page. */
  readonly #visits = new Map<string, Promise<Visit>>()

  constructor(
    private readonly hosts: Hosts,
    private readonly robots: Robots,
    private readonly day: string,
  ) {}

  #visit(url: string): Promise<Visit> {
    const send = async (): Promise<Visit> => {
      const answer = await this.hosts.get({ url, attempts, maxBytes, body: isHtml })
      return { finding: getFinding(answer, this.day), redirect: getRedirect(answer, url) }
    }
    const visit = this.#visits.get(url) ?? send()
    this.#visits.set(url, visit)
    return visit
  }

  async check(address: string): Promise<Finding> {
    const visited = new Set<string>()
    let url = address
    let movedTo: string | undefined
    let onlyPermanent = true
    for (;;) {
      visited.add(url)
      const refusal = await this.robots.findRefusal(url)
      if (refusal) return refusal
      const { finding, redirect } = await this.#visit(url)
      if (!redirect) {
        const moved = finding.verdict === 'ok' && movedTo !== undefined
        return moved ? { ...finding, verdict: 'moved', movedTo } : finding
      }
      const { target } = redirect
      const failed = (reason: string): Finding => ({ ...finding, verdict: 'failed', reason })
      if (target === undefined) return failed('redirects to something that is not a web address')
      if (visited.has(target)) return failed('redirects in a loop')
      if (visited.size > maxRedirects) return failed('redirects too often')
      url = target
      // A temporary redirect ends the permanent part of the chain, so later targets are not the new address.
      onlyPermanent &&= redirect.permanent
      if (onlyPermanent) movedTo = url
    }
  }
}
