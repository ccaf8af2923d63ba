/**
 * Summarizes pages that could not be rendered, so that a flood of failures cannot fill the disk: the first is logged at
 * once, and later ones in periodic summaries.
 */

export interface FailureSummary {
  failures: number
  /** Number of failures by cause. */
  causes: Record<string, number>
  /** The path of one of the pages, without its query, which may contain a visitor's search. */
  example?: string
  /** Ids of some of the affected requests. */
  requests?: string[]
}

const intervalMs = 10_000
const maxCauses = 20
const maxExampleLength = 200
const maxRequests = 20

type Write = (summary: FailureSummary) => void

/** @example const onError = failureLog((summary) => log.warn(summary, 'render failed')) */
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
