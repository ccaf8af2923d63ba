import { siteName } from '@/lib/contract/site-name'
import { safeHttpUrl } from '@/lib/text/safe-http-url'

/** Machine-readable metadata of every page: the author, the licence and the site's search. */
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
