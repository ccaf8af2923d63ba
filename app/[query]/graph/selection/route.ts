import { jsonType, noSuchFile, unavailable } from '@/lib/export/open-file'
import { answerHeaders } from '@/lib/graph/answer-headers'
import { getSelection } from '@/lib/graph/answers'
import { queryOfSegment } from '@/lib/list/renderer-path'

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
