import { answerHeaders } from '@/lib/portal/graph/answer-headers'
import { getNeighbours } from '@/lib/portal/graph/answers'
import { drawNeighbours } from '@/lib/portal/graph/draw-neighbours'
import { noSuchFile, svgType, unavailable } from '@/lib/portal/publish/export/open-file'
import { noQuery } from '@/lib/portal/routing/renderer-path'

interface Context {
  params: Promise<{ query: string; file: string }>
}

/** A node and its neighbours as a small picture: `/graph/neighbours/project-48.svg`, and `…/project-48.narrow.svg`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { query, file } = await params
  const [, id, narrow] = /^([a-z]+-\d{1,16})(\.narrow)?\.svg$/.exec(file) ?? []
  if (query !== noQuery || id === undefined) return noSuchFile()
  const result = await getNeighbours(id)
  if (!result.ok) return unavailable()
  const { neighbourhood, lifetime } = result.data
  if (!neighbourhood) return noSuchFile()
  const drawing = drawNeighbours(neighbourhood, narrow ? 'narrow' : 'wide')
  return new Response(drawing, { headers: answerHeaders(svgType, lifetime) })
}
