import type { Metadata } from 'next'
import { DrawPage } from '@/components/about/audits'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { findDraw, getDrawPath, isDrawSegment, summarizeDraw } from '@/lib/portal/about/audit-words'
import { getAuditsPage } from '@/lib/portal/about/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { formatDate } from '@/lib/text/dates'

type Props = PageProps<'/about/audits/[draw]'>

export { placeholderDraw as generateStaticParams } from '@/lib/portal/routing/cached-pages'

async function find({ params }: Props) {
  const { draw } = await params
  return isDrawSegment(draw) ? findDraw(await getAuditsPage(), draw) : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  if (!found) return missingMetadata
  const { date, draw, number } = found
  return pageMetadata({
    title: `Audit of ${formatDate(date)}, draw ${number}`,
    description: summarizeDraw(draw),
    path: getDrawPath(date, number),
  })
}

export default async function AuditDrawPage(props: Props) {
  const found = await find(props)
  return found ? <DrawPage {...found} /> : <Missing />
}
