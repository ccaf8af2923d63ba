import type { Metadata } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SkipLink } from '@/components/layout/skip-link'
import { LayoutHead } from '@/components/publish/page-head'
import { ThemeHead } from '@/components/theme/theme-head'
import { siteName } from '@/lib/contract/site-name'
import type { Terms } from '@/lib/contract/terms'
import { isBuild, readSettings, type Settings } from '@/lib/env'
import { getTerms } from '@/lib/portal/about/load'
import { siteIcons } from '@/lib/portal/publish/seo/page-metadata'
import { fontVariables } from '../fonts'
import '../globals.css'

/** Pages are sent in one piece, without streaming. */
export const instant = false

export const metadata: Metadata = {
  title: { template: `%s · ${siteName}`, default: siteName },
  icons: siteIcons,
  formatDetection: { telephone: false, address: false, email: false, date: false },
}

function makeCredit({ attribution, license, last_updated: updated }: Terms) {
  const { credit, links } = attribution.components
  const { web_of_trust, key_state, license: address } = links
  return {
    credit,
    links: { web_of_trust, key_state, license: address },
    license: license.name,
    updated,
  }
}

/** The operator without absent properties, because the payload of each page contains them. */
function getOperator({ OPERATOR_NAME: name, OPERATOR_URL: url, OPERATOR_EMAIL: email }: Settings) {
  return name === undefined ? undefined : { name, ...(url && { url }), ...(email && { email }) }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // A build has no data, so no page that it renders may reach visitors.
  if (isBuild()) await connection()
  const terms = await getTerms()
  return (
    // A script sets its theme before React hydrates it.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <ThemeHead />
        <LayoutHead license={terms?.license.url} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <SkipLink to="content">Skip to content</SkipLink>
        <SiteHeader name={siteName} />
        <div id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </div>
        <SiteFooter terms={terms && makeCredit(terms)} operator={getOperator(readSettings())} />
      </body>
    </html>
  )
}
