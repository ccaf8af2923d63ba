'use client'

import { oembedAddress, oembedType } from '@/lib/portal/publish/embed/oembed-address'
import { recordFormats, textFormats } from '@/lib/portal/publish/record-formats'
import { listPathOf, type PageFacts } from '@/lib/portal/publish/seo/json-ld/page'
import { shareSize } from '@/lib/portal/publish/seo/picture/share-size'

/**
 * For those who share the page. Its description is that of the page, which all of them read where there is no other,
 * and Twitter reads the same: Next.js would say all of it twice more.
 */
function SharedPage({ siteUrl, path, title }: PageFacts) {
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={siteUrl + path} />
      <meta property="og:image" content={`${siteUrl}${path}.png`} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** For reference managers. */
function CitedPage({ siteUrl, path, title, author, dataDate }: PageFacts) {
  const day = dataDate?.slice(0, 10).replaceAll('-', '/')
  return (
    <>
      <meta name="citation_title" content={title} />
      {author && <meta name="citation_author" content={author} />}
      {day && <meta name="citation_online_date" content={day} />}
      <meta name="citation_public_url" content={siteUrl + path} />
    </>
  )
}

/** For programs: the public server says the same in the `Link` header. */
function Signposts(facts: PageFacts) {
  const { siteUrl, title, path, type, license } = facts
  return (
    <>
      {textFormats.map((format) => (
        <link
          key={format}
          rel="alternate describedby"
          type={recordFormats[format].mediaType}
          href={`${path}.${format}`}
        />
      ))}
      {path.startsWith('/projects/') && (
        <link
          rel="alternate"
          type={oembedType}
          href={oembedAddress(siteUrl + path)}
          title={title}
        />
      )}
      <link rel="cite-as" href={path} />
      {license && <link rel="license" href={license} />}
      <link rel="type" href={`https://schema.org/${type}`} />
      <link rel="collection" href={listPathOf(facts)} />
    </>
  )
}

/**
 * What a profile tells machines in its head, where React puts these elements. It runs in the browser so that the page
 * carries them once: what only the server renders is sent a second time, for the client's router.
 */
export function RecordHead(facts: PageFacts) {
  return (
    <>
      <SharedPage {...facts} />
      <CitedPage {...facts} />
      <Signposts {...facts} />
    </>
  )
}
