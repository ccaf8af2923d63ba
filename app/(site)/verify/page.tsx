import { connection } from 'next/server'
import { VerifyPage } from '@/components/verify/verify-page'
import { siteName } from '@/lib/contract/site-name'
import { getIssuer, getSignedExample, listSignedVersions } from '@/lib/portal/proof/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Verify a file',
    description: `Check in your browser that a file comes from ${siteName} and that nobody has altered it.`,
    path: '/verify',
  })

export default async function Page() {
  await connection()
  return (
    <VerifyPage
      issuer={await getIssuer()}
      example={await getSignedExample()}
      versions={await listSignedVersions()}
    />
  )
}
