import { connection } from 'next/server'
import { Home } from '@/components/home/home'
import { SiteHead } from '@/components/publish/page-head'
import { siteName } from '@/lib/contract/site-name'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { walletsPictureAddress } from '@/lib/portal/wallets/wallets-query'

export const generateMetadata = () =>
  pageMetadata({
    title: `${siteName}: decentralized identity in government, with sources`,
    description:
      'An open, sourced reference on decentralized identity in government: projects, organizations, people, ledgers, standards and laws.',
    path: '/',
    picture: walletsPictureAddress({}),
  })

export default async function HomePage() {
  await connection()
  return (
    <>
      <SiteHead />
      <Home />
    </>
  )
}
