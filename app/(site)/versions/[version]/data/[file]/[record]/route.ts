import { jsonText } from '@/lib/portal/publish/export/record-text'
import {
  fileResponse,
  jsonType,
  movedTo,
  notFound,
  route,
} from '@/lib/portal/responses/route-response'
import { getPastRecord } from '@/lib/portal/versions/cite/load'

type Context = RouteContext<'/versions/[version]/data/[file]/[record]'>

/** A record as of a version, as the API returns it. Requests such as `/versions/2026.11.22/projects/200.json` lead here. */
export const GET = route(async (_request, { params }: Context) => {
  const { version, file: family, record: name } = await params
  const segment = name.replace(/\.json$/, '')
  const record = await getPastRecord(version, family, segment)
  if (!record) return notFound('This version has no such record.')
  const { path, answer, context } = record
  if (!path.endsWith(`/${segment}`)) return movedTo(`${path}.json`)
  return fileResponse(jsonText(answer.data), {
    type: jsonType,
    name: `did-atlas-${version}-${family}-${segment}.json`,
    links: [`<${context.siteUrl}${path}>; rel="collection"; type="text/html"`],
  })
})
