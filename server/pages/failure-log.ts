/** Counts pages that could not be made, so that a flood of them fills no disk: one line at once, then one a while. */

export interface FailureSummary {
  failures: number
  /** How many of each cause. */
  causes: Record<string, number>
  /** The path of one of them; its query may say what a visitor has searched for. */
  example?: string
  /** Some of the requests that were answered so. */
  requests?: string[]
}

const intervalMs = 10_000
const maxCauses = 20
const maxExampleLength = 200
const maxRequests = 20

type Write = (summary: FailureSummary) => void

/** @example const onError = failureLog((summary) => log.warn(summary, 'no page')) */
export function failureLog(write: Write, everyMs = intervalMs) {
  let summary: FailureSummary = { failures: 0, causes: {} }
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    timer = undefined
    if (summary.failures === 0) return
    write(summary)
    summary = { failures: 0, causes: {} }
    timer = setTimeout(flush, everyMs)
    timer.unref()
  }

  return (error: unknown, target: string, request?: string): void => {
    const cause = String(error)
    const { causes } = summary
    const isNew = !Object.hasOwn(causes, cause)
    const counted = isNew && Object.keys(causes).length >= maxCauses ? 'other' : cause
    causes[counted] = (causes[counted] ?? 0) + 1
    summary.failures += 1
    summary.example ??= target.split('?', 1).join().slice(0, maxExampleLength)
    if (request !== undefined) {
      summary.requests ??= []
      if (summary.requests.length < maxRequests) summary.requests.push(request)
    }
    if (!timer) flush()
  }
}
