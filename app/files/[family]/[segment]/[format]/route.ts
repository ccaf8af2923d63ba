import { recordFileAnswer } from '@/lib/portal/publish/export/record-file'
import { getRecordFile } from '@/lib/portal/publish/record-files'
import { notFound, route } from '@/lib/portal/responses/route-response'

type Context = RouteContext<'/files/[family]/[segment]/[format]'>

/** A profile in another format. `proxy.ts` rewrites `/projects/48-commonpass.bib` to this route. */
export const GET = route(async (_, { params }: Context) => {
  const { family, segment, format } = await params
  const file = getRecordFile(`/${family}/${segment}.${format}`)
  return file ? recordFileAnswer(file) : notFound()
})
