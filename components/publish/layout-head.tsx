import { siteName } from '@/lib/portal/publish/seo/page-metadata'
import { safeHttpUrl } from '@/lib/text/safe-http-url'

/** What all pages say to machines: whose they are, under which licence, and how the site is searched. */
export function LayoutHead({ license }: { license?: string }) {
  const address = safeHttpUrl(license)?.href
  return (
    <>
      <link rel="author" href="/about" />
      {address && <link rel="license" href={address} />}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={siteName}
        href="/opensearch.xml"
      />
    </>
  )
}
