import { datasetCitation } from '@/lib/portal/publish/cite/citation'
import { datasetAddress } from '@/lib/portal/publish/data-context'
import { getDataContext, getDatasetFacts } from '@/lib/portal/publish/load'
import { citationFormats, recordFormats } from '@/lib/portal/publish/record-formats'
import { siteGraph } from '@/lib/portal/publish/seo/json-ld/site'
import { CitedPage } from './cited-page'
import { JsonLd } from './json-ld'
import { LandingPage } from './landing-page'

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
