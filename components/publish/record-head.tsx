'use client'

import { useFactLinks } from '@/components/corrections/fact-links'
import {
  oembedAddress,
  oembedFormats,
  oembedTypes,
} from '@/lib/portal/publish/embed/oembed-address'
import { isContentFormat, recordFormats, textFormats } from '@/lib/portal/publish/record-formats'
import { inlineNode } from '@/lib/portal/publish/seo/json-ld/node'
import { getListPath, type PageFacts, pageNode } from '@/lib/portal/publish/seo/json-ld/page'
import { shareSize } from '@/lib/portal/publish/seo/picture/share-size'
import { credentialEnding, credentialType } from '@/lib/proof/credential'
import { CitedPage, LandingPage } from './cited-page'

interface RecordHeadProps extends PageFacts {
  /** True if the site signs its records. */
  isSigned: boolean
}

/**
 * Open Graph tags, for previews of shared links. They omit the description, because clients fall back to that of the
 * page; the metadata of Next.js would repeat it for Open Graph and for Twitter.
 */
function SharedPage({ siteUrl, siteName, path, title }: PageFacts) {
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:url" content={siteUrl + path} />
      <meta property="og:image" content={`${siteUrl}${path}.png`} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/**
 * Typed links for programs, which the public server also sends in the `Link` header. Every profile presents a dataset,
 * even if its subject is a person.
 */
function Signposts({ isSigned, ...facts }: RecordHeadProps) {
  const { siteUrl, title, path } = facts
  return (
    <>
      {textFormats.map((format) => (
        <link
          key={format}
          rel={isContentFormat(format) ? 'alternate item' : 'alternate describedby'}
          type={recordFormats[format].mediaType}
          href={`${path}.${format}`}
        />
      ))}
      {/* The credential describes the record; it is not another form of the page. */}
      {isSigned && <link rel="describedby" type={credentialType} href={path + credentialEnding} />}
      {path.startsWith('/projects/') &&
        oembedFormats.map((format) => (
          <link
            key={format}
            rel="alternate"
            type={oembedTypes[format]}
            href={oembedAddress(siteUrl + path, format)}
            title={title}
          />
        ))}
      <link rel="cite-as" href={path} />
      <LandingPage of="Dataset" />
      <link rel="collection" href={getListPath(facts)} />
    </>
  )
}

/**
 * JSON-LD, in the same form as `JsonLd` renders it on the server: next-seo would add several kilobytes of script to
 * each profile.
 */
const PageDescription = (facts: PageFacts) => (
  <script
    type="application/ld+json"
    id="description"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it contains nothing that could end the script.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(inlineNode(pageNode(facts))) }}
  />
)

/**
 * The metadata of a profile, which React moves into the head. It is a client component because
 * the payload of a page repeats the markup of server components, but only the properties of client
 * components. It also adds the links next to facts, because a separate client component would cost
 * each profile some hundred bytes.
 */
export function RecordHead({ isSigned, ...facts }: RecordHeadProps) {
  useFactLinks()
  return (
    <>
      <SharedPage {...facts} />
      <CitedPage {...facts} url={facts.siteUrl + facts.path} />
      <Signposts {...facts} isSigned={isSigned} />
      <PageDescription {...facts} />
    </>
  )
}
