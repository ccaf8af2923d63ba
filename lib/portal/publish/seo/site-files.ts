/** The files that browsers and crawlers request at the root of a site. */

import { siteName } from '@/lib/contract/site-name'
import { completionsPath, completionsType } from '@/lib/portal/search/suggestions'
import { colours } from '@/lib/portal/theme/colours'
import { escapeXml } from '@/lib/text/xml'

/** Crawlers may read everything but the data files of lists, which are not pages. */
export const robotsText = (siteUrl: string): string =>
  ['User-agent: *', 'Disallow: /lists/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')

export const manifest = {
  name: siteName,
  short_name: siteName,
  description: 'Government-affiliated decentralized identity, sourced',
  start_url: '/',
  display: 'browser',
  background_color: colours.paper.light,
  theme_color: colours.paper.light,
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
}

/** The longest name that the specification of OpenSearch allows. */
const maxShortName = 16

/** Lets a browser offer the site's search (https://github.com/dewitt/opensearch). */
export const openSearch = (siteUrl: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(siteName.slice(0, maxShortName))}</ShortName>
<Description>Search decentralized identity projects, organizations and countries</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${escapeXml(siteUrl)}/favicon.ico</Image>
<Url type="text/html" template="${escapeXml(siteUrl)}/search?q={searchTerms}"/>
<Url type="${completionsType}" template="${escapeXml(siteUrl)}${completionsPath}?q={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(siteUrl)}/opensearch.xml"/>
</OpenSearchDescription>
`
