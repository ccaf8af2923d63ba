import { answerHeaders } from '@/lib/portal/graph/answer-headers'
import { getSelection } from '@/lib/portal/graph/answers'
import { jsonType, noSuchFile, unavailable } from '@/lib/portal/publish/export/open-file'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'

interface Context {
  params: Promise<{ query: string }>
}

/** What the explorer says in words of a chosen node or path. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const query = queryOfSegment((await params).query)
  if (query === undefined) return noSuchFile()
  const result = await getSelection(query)
  if (!result.ok) return unavailable()
  const { selection, lifetime } = result.data
  return Response.json(selection, { headers: answerHeaders(jsonType, lifetime) })
}
