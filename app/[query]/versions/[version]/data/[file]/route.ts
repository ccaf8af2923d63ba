import { listFileOf } from '@/lib/portal/list/table/list-file'
import { fileResponse, jsonType } from '@/lib/portal/responses/file-response'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { stateOfSegment } from '@/lib/portal/routing/page-query'
import { getPastListAnswer } from '@/lib/portal/versions/cite/load'

type Context = RouteContext<'/[query]/versions/[version]/data/[file]'>

/** The answer of a list as of a version, of which its citation has the hash. */
export const GET = route(async (_, { params }: Context) => {
  const { query, version, file: name } = await params
  const file = listFileOf(name)
  const state = stateOfSegment(`/versions/${version}/data/${name}`, query)
  if (file?.format !== 'json' || !state) return notFound()
  const text = await getPastListAnswer(version, file.family, state)
  if (text === undefined) return notFound('There is no such version.')
  return fileResponse(text, { type: jsonType, name: `did-atlas-${version}-${name}` })
})
