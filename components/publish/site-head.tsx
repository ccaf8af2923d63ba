import { getDataContext } from '@/lib/portal/publish/load'
import { siteGraph } from '@/lib/portal/publish/seo/json-ld/site'
import { siteName } from '@/lib/portal/publish/seo/page-metadata'
import { JsonLd } from './json-ld'

/** The structured data of the front page: the site with its search, and the dataset. */
export async function SiteHead() {
  const context = await getDataContext()
  return (
    <>
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={siteName}
        href="/opensearch.xml"
      />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="describedby" type="application/ld+json" href="/dataset.jsonld" />
      <JsonLd node={siteGraph(context)} />
    </>
  )
}
