import { drawNeighbours } from '@/lib/portal/graph/draw-neighbours'
import { getNeighbours, graphResponse } from '@/lib/portal/graph/load'
import { notFound, route, svgType } from '@/lib/portal/responses/route-response'

type Context = RouteContext<'/graph/neighbours/[file]'>

/** A small picture of a node and its neighbours: `/graph/neighbours/project-48.svg`, or `…/project-48.narrow.svg`. */
export const GET = route(async (_, { params }: Context) => {
  const { file } = await params
  const [, id, narrow] = /^([a-z]+-\d{1,16})(\.narrow)?\.svg$/.exec(file) ?? []
  if (id === undefined) return notFound()
  const { neighbourhood, lifetime } = await getNeighbours(id)
  if (!neighbourhood) return notFound()
  const drawing = drawNeighbours(neighbourhood, narrow ? 'narrow' : 'wide')
  return graphResponse(drawing, svgType, lifetime)
})
