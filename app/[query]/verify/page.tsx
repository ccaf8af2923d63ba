import type { Metadata } from 'next'
import { Missing } from '@/components/layout/missing'
import { VerifyPage } from '@/components/verify/verify-page'
import { getIssuer, listSignedVersions } from '@/lib/portal/proof/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { noQuery } from '@/lib/portal/routing/renderer-path'

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Verify',
    description:
      'Check in your browser alone whether a record or a file is what this site signed, who signed it, and whether it has changed since.',
    path: '/verify',
  })
}

export default async function Page({ params }: PageProps<'/[query]/verify'>) {
  if ((await params).query !== noQuery) return <Missing />
  return <VerifyPage issuer={await getIssuer()} versions={await listSignedVersions()} />
}
