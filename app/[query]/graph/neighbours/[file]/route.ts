import { noSuchFile, svgType, unavailable } from '@/lib/export/open-file'
import { answerHeaders } from '@/lib/graph/answer-headers'
import { getNeighbours } from '@/lib/graph/answers'
import { drawNeighbours } from '@/lib/graph/draw-neighbours'
import { noQuery } from '@/lib/list/renderer-path'

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
