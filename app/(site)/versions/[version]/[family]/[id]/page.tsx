import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { connection } from 'next/server'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { PastRecordPage } from '@/components/versions/past-record-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { recordTitle } from '@/lib/portal/records/record-address'
import { recordSummary } from '@/lib/portal/records/summaries'
import { getPastRecord } from '@/lib/portal/versions/cite/load'

type Props = PageProps<'/versions/[version]/[family]/[id]'>

async function read({ params }: Props) {
  await connection()
  const { version, family, id } = await params
  return { record: await getPastRecord(version, family, id), segment: id }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { record } = await read(props)
  if (!record) return missingMetadata
  const { family, about, answer, path } = record
  return pageMetadata({
    title: `${recordTitle(family, answer.data)}, version ${about.version}`,
    description: recordSummary(family, answer.data),
    path,
    listed: false,
  })
}

/** A record as of a version, to which its citations lead. */
export default async function Page(props: Props) {
  const { record, segment } = await read(props)
  if (!record) return <Missing />
  if (!record.path.endsWith(`/${segment}`)) permanentRedirect(record.path)
  return <PastRecordPage record={record} />
}
