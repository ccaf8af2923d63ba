import { readSettings } from '@/lib/env'
import {
  getEmbedTarget,
  getOembedFormat,
  oembedResponse,
  toOembed,
} from '@/lib/portal/publish/embed/oembed'
import { parseOembedQuery } from '@/lib/portal/publish/embed/oembed-query'
import { getEmbed } from '@/lib/portal/publish/load'
import { notFound, route, textResponse } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'

/** `/oembed?url=…&maxwidth=…&maxheight=…`, as specified at https://oembed.com. */
export const GET = route(async (request) => {
  const query = parseOembedQuery(requestParameters(request).toString())
  const { url } = query
  const format = getOembedFormat(query.format)
  if (!format) return textResponse(501, 'The format must be json or xml.')
  if (url === undefined) return textResponse(400, 'The parameter url is missing.')
  const { SITE_URL } = readSettings()
  const target = getEmbedTarget(url, SITE_URL)
  const embed = target && (await getEmbed(target))
  if (!embed) return notFound('This url cannot be embedded.')
  return oembedResponse(toOembed(embed, query, SITE_URL), format)
})
