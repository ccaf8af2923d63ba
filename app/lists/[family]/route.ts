import { familyOfPath } from '@/lib/contract/families'
import { cacheControl } from '@/lib/contract/headers'
import { readSettings } from '@/lib/env'
import { parseCanonicalListQuery } from '@/lib/portal/list/list-state'
import { filterProblems, getListTable, getListView } from '@/lib/portal/list/load'
import { getListFile } from '@/lib/portal/list/table/list-file'
import { getFileContext } from '@/lib/portal/publish/load'
import { sharePicture } from '@/lib/portal/publish/seo/picture/share-picture'
import { listShareText } from '@/lib/portal/publish/seo/picture/share-text'
import { tableResponse } from '@/lib/portal/publish/table/table-file'
import { fileResponse, notFound, route, textResponse } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'

/**
 * A list in one state: the data for its page in a browser (`/lists/projects?status=Pilot`), a file to download
 * (`/lists/projects.csv?status=Pilot`), and as `.png` the picture for shared links.
 */
export const GET = route(async (request, { params }: RouteContext<'/lists/[family]'>) => {
  const { family: name } = await params
  const file = getListFile(name)
  const isPicture = name.endsWith('.png')
  const family = file?.family ?? familyOfPath(name.replace(/\.png$/, ''))
  if (!family) return notFound('There is no such list.')
  const state = parseCanonicalListQuery(requestParameters(request))
  if (isPicture) {
    const picture = await sharePicture(
      listShareText(await getListView(family, state)),
      readSettings().SITE_URL,
    )
    return fileResponse(picture, { type: 'image/png', lifetime: 'list' })
  }
  if (!file) {
    return Response.json(await getListView(family, state), {
      headers: { 'cache-control': cacheControl.list },
    })
  }
  const refusal = await filterProblems(family, state.filters)
  if (refusal) return textResponse(400, refusal)
  const context = await getFileContext()
  const table = await getListTable(family, state, context.siteUrl)
  return tableResponse(table, file.format, context, family)
})
