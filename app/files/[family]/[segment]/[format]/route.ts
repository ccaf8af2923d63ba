import { fileOf, noSuchFile } from '@/lib/portal/publish/export/open-file'
import { recordFileAnswer } from '@/lib/portal/publish/export/record-file'
import { recordFileOf } from '@/lib/portal/publish/record-files'

interface Context {
  params: Promise<{ family: string; segment: string; format: string }>
}

/** A profile in another format: `proxy.ts` leads `/projects/48-commonpass.bib` here. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { family, segment, format } = await params
  const file = recordFileOf(`/${family}/${segment}.${format}`)
  return file ? fileOf(() => recordFileAnswer(file)) : noSuchFile()
}
