import { fileResponse, jsonType } from '@/lib/portal/responses/file-response'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'
import {
  absenceText,
  changesFilePath,
  parseChangesQuery,
} from '@/lib/portal/versions/changes-query'
import { getChangesView } from '@/lib/portal/versions/load'

/** The changes between two versions, as data: `/changes/changes.json?from=2026.11.20&to=2026.11.22`. */
export const GET = route(async (_, { params }: RouteContext<'/[query]/changes/[file]'>) => {
  const { query: segment, file } = await params
  const query = queryOfSegment(segment)
  if (`/changes/${file}` !== changesFilePath || query === undefined) return notFound()
  const view = await getChangesView(parseChangesQuery(new URLSearchParams(query)))
  if (!view?.changes) return notFound(absenceText(view?.absence ?? 'no such version'))
  return fileResponse(`${JSON.stringify(view.changes, null, 2)}\n`, { type: jsonType })
})
