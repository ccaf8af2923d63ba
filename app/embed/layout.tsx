import type { Metadata } from 'next'
import { siteName } from '@/lib/contract/site-name'
import { siteIcons } from '@/lib/portal/publish/seo/page-metadata'
import { fontVariables } from '../fonts'
import '../globals.css'

export const instant = false

/** Search engines should index the page that is embedded, not the embed. */
export const metadata: Metadata = {
  title: { template: `%s · ${siteName}`, default: siteName },
  icons: siteIcons,
  robots: { index: false, follow: true },
}

/** Pages that other sites show in a frame. They have no header or footer, so each carries its own credit. */
export default function EmbedLayout({ children }: LayoutProps<'/embed'>) {
  return (
    <html lang="en" className={fontVariables}>
      <body>{children}</body>
    </html>
  )
}
