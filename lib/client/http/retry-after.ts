import type { IncomingHttpHeaders } from 'node:http'

/**
 * Parses `Retry-After` (RFC 9110, 10.2.3), which holds seconds or a date, to milliseconds: none for a date in the past,
 * and at most `maxMs`. Returns undefined if the header is absent or neither of the two.
 */
export function getRetryAfterMs(headers: IncomingHttpHeaders, maxMs: number): number | undefined {
  const text = headers['retry-after']?.trim() ?? ''
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(milliseconds, 0), maxMs)
}
