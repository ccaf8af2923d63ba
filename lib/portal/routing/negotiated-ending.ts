/** Which format of a profile an `Accept` header asks for (RFC 9110, 12.5.1). */
import Negotiator from 'negotiator'
import { recordFormats, textFormats } from '@/lib/portal/publish/record-formats'

/** The media types of a profile with the endings of their addresses, in the order of preference: the page has none. */
export const profileTypes: readonly (readonly [type: string, ending: string])[] = [
  ['text/html', ''],
  ...textFormats.map((format) => [recordFormats[format].mediaType, `.${format}`] as const),
]

const types = profileTypes.map(([type]) => type)
const endings = new Map(profileTypes)

/** A parameter such as `profile` or `charset`. None of the formats comes in several forms that one could tell apart. */
const parameter = /;\s*(?!q\s*=)[^;,="\s]+\s*=\s*(?:"[^"]*"|[^;,]*)/gi

/** A media range that is refused. */
const refusal = /\/[^,]*;\s*q\s*=\s*0(?:\.0*)?\s*(?:,|$)/i

/**
 * The ending of the format that is asked for, `''` for the page; undefined if no format is acceptable. A header that
 * cannot be read asks for nothing, as if there were none.
 */
export function negotiatedEnding(accept: string): string | undefined {
  const negotiator = new Negotiator({ headers: { accept: accept.replace(parameter, '') } })
  const [type] = negotiator.mediaTypes(types)
  if (type !== undefined) return endings.get(type)
  return negotiator.mediaTypes().length > 0 || refusal.test(accept) ? undefined : ''
}
