import { fileResponse, jsonType, notFound, route } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'
import {
  absenceText,
  changesFilePath,
  parseChangesQuery,
} from '@/lib/portal/versions/changes-query'
import { getChangesView } from '@/lib/portal/versions/load'

/** The changes between two versions, as data: `/changes/changes.json?from=2026.11.20&to=2026.11.22`. */
export const GET = route(async (request, { params }: RouteContext<'/changes/[file]'>) => {
  if (`/changes/${(await params).file}` !== changesFilePath) return notFound()
  const view = await getChangesView(parseChangesQuery(requestParameters(request)))
  if (!view?.changes) return notFound(absenceText(view?.absence ?? 'no such version'))
  return fileResponse(`${JSON.stringify(view.changes, null, 2)}\n`, { type: jsonType })
})
