/** Chooses the format of a profile by the `Accept` header (RFC 9110, 12.5.1). */
import Negotiator from 'negotiator'
import { recordFormats, textFormats } from '@/lib/portal/publish/record-formats'

/** The media types of a profile in order of preference, with the endings of their addresses. The page has no ending. */
export const profileTypes: readonly (readonly [type: string, ending: string])[] = [
  ['text/html', ''],
  ...textFormats.map((format) => [recordFormats[format].mediaType, `.${format}`] as const),
]

const types = profileTypes.map(([type]) => type)
const endings = new Map(profileTypes)

/** A parameter such as `profile` or `charset`. It is ignored, because no format has variants. */
const parameter = /;\s*(?!q\s*=)[^;,="\s]+\s*=\s*(?:"[^"]*"|[^;,]*)/gi

/** A media range with a weight of zero, which is not acceptable. */
const refusal = /\/[^,]*;\s*q\s*=\s*0(?:\.0*)?\s*(?:,|$)/i

/**
 * The ending of the requested format, or `''` for the page. Undefined if no format is acceptable. An invalid header is
 * treated like a missing one.
 */
export function negotiatedEnding(accept: string): string | undefined {
  const negotiator = new Negotiator({ headers: { accept: accept.replace(parameter, '') } })
  const [type] = negotiator.mediaTypes(types)
  if (type !== undefined) return endings.get(type)
  return negotiator.mediaTypes().length > 0 || refusal.test(accept) ? undefined : ''
}
