import { NotFoundView } from '@/components/layout/missing'
import { siteName } from '@/lib/contract/site-name'
import SiteLayout, { metadata as site } from './(site)/layout'

export const instant = false

export const metadata = { ...site, title: `Page not found · ${siteName}` }

/** The page for every address that no other page matches. */
export default function GlobalNotFound() {
  return (
    <SiteLayout>
      <NotFoundView />
    </SiteLayout>
  )
}
