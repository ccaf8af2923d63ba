import { connection } from 'next/server'
import { VerifyPage } from '@/components/verify/verify-page'
import { getIssuer, listSignedVersions } from '@/lib/portal/proof/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Verify',
    description:
      'Check in your browser alone whether a record or a file is what this site signed, who signed it, and whether it has changed since.',
    path: '/verify',
  })

export default async function Page() {
  await connection()
  return <VerifyPage issuer={await getIssuer()} versions={await listSignedVersions()} />
}
