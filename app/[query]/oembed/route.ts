import { getProject } from '@/lib/client/resources'
import { found } from '@/lib/client/result'
import { readSettings } from '@/lib/env'
import { type EmbedTarget, embedTargetOf } from '@/lib/portal/publish/embed/embed-target'
import { type Embed, projectEmbed } from '@/lib/portal/publish/embed/embeds'
import { oembedOf } from '@/lib/portal/publish/embed/oembed'
import { parseOembedQuery } from '@/lib/portal/publish/embed/oembed-query'
import { fileOf, openFile } from '@/lib/portal/publish/export/open-file'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'

const refused = (status: number, text: string): Response =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

async function embedOf(target: EmbedTarget): Promise<Embed | undefined> {
  if (target.kind === 'embed') return target.embed
  const project = found(await getProject(target.id))
  return project && projectEmbed(project.data)
}

/** `/oembed?url=…&maxwidth=…&maxheight=…`, as https://oembed.com has it. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[query]/oembed'>,
): Promise<Response> {
  const query = parseOembedQuery(queryOfSegment((await params).query) ?? '')
  const { url, format } = query
  if (format !== 'json') return refused(501, 'The only format is json.')
  if (url === undefined) return refused(400, 'The parameter url is missing.')
  return fileOf(async () => {
    const { SITE_URL } = readSettings()
    const target = embedTargetOf(url, SITE_URL)
    const embed = target && (await embedOf(target))
    if (!embed) return refused(404, 'Nothing at this url can be embedded.')
    const answer = JSON.stringify(oembedOf(embed, query, SITE_URL))
    return openFile(answer, { type: 'application/json; charset=utf-8' })
  })
}
