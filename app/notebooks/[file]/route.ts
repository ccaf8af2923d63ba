import { readNotebook } from '@/lib/portal/downloads/notebooks'
import { fileResponse, notFound, route } from '@/lib/portal/responses/route-response'

/** A notebook as a file for Jupyter. */
export const GET = route(async (_request, { params }: RouteContext<'/notebooks/[file]'>) => {
  const { file } = await params
  const text = readNotebook(file)
  return text === undefined
    ? notFound()
    : fileResponse(text, { type: 'application/x-ipynb+json', name: file, download: true })
})
