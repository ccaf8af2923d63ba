import { JsonLdScript } from 'next-seo'
import type { Family } from '@/lib/contract/families'
import { siteName } from '@/lib/contract/site-name'
import type { ListState } from '@/lib/portal/list/list-state'
import { listFileAddress } from '@/lib/portal/list/table/list-file'
import { datasetCitation } from '@/lib/portal/publish/cite/citation'
import { datasetAddress } from '@/lib/portal/publish/data-context'
import { getDataContext, getDatasetFacts } from '@/lib/portal/publish/load'
import { citationFormats, recordFormats } from '@/lib/portal/publish/record-formats'
import { inlineNode, type JsonLdNode } from '@/lib/portal/publish/seo/json-ld/node'
import { listNode, siteGraph } from '@/lib/portal/publish/seo/json-ld/site'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { CitedPage, LandingPage } from './cited-page'

/** A JSON-LD block in a page. */
export function JsonLd({ node }: { node: JsonLdNode }) {
  return <JsonLdScript data={inlineNode(node)} scriptKey="description" />
}

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

/** Machine-readable metadata of a list that has rows: its page presents a collection, which consists of its files. */
export function ListFileLinks({ family, state }: { family: Family; state: ListState }) {
  return (
    <>
      <LandingPage of="Collection" />
      {tableFormats.map((format) => (
        <link
          key={format}
          rel="item"
          type={recordFormats[format].mediaType}
          href={listFileAddress(family, format, state)}
        />
      ))}
    </>
  )
}

/** A machine-readable description of a list. */
export async function ListDescription({ family }: { family: Family }) {
  return <JsonLd node={listNode(family, await getDataContext())} />
}

/** Machine-readable metadata of the front page: the site with its search, and the dataset that the page presents. */
export async function SiteHead() {
  const [context, facts] = await Promise.all([getDataContext(), getDatasetFacts()])
  const { title, author } = datasetCitation(context)
  const { terms, doi } = context
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="cite-as" href={datasetAddress(context)} />
      <LandingPage of="Dataset" />
      <link rel="describedby" type="application/ld+json" href="/dataset.jsonld" />
      {citationFormats.map((format) => (
        <link
          key={format}
          rel="describedby"
          type={recordFormats[format].mediaType}
          href={`/dataset.${format}`}
        />
      ))}
      {facts.distributions.map(({ address, mediaType }) => (
        <link key={address} rel="item" type={mediaType} href={address} />
      ))}
      <CitedPage
        title={title}
        author={author[0].literal}
        dataDate={terms?.last_updated}
        url={datasetAddress(context)}
        doi={doi}
      />
      <JsonLd node={siteGraph(context, facts)} />
    </>
  )
}
