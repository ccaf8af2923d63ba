/** The guides of the documentation for developers, in the order of the side bar. */

interface GuideText {
  slug: string
  title: string
  /** One sentence for lists, which the search finds too. */
  summary: string
  /** The anchor that this subject had when the documentation was one page. Links from elsewhere lead to it. */
  formerAnchor?: string
  /** True if only this site's own API has it. */
  isOwn?: true
}

const list = [
  {
    slug: 'authentication',
    title: 'Authentication',
    summary: 'How to send your key, and which endpoints need none.',
    formerAnchor: 'authentication',
  },
  {
    slug: 'paging',
    title: 'Read every page',
    summary: 'Paging through a list with per_page, total_pages and Link headers.',
  },
  {
    slug: 'filtering',
    title: 'Filter and sort',
    summary: 'Filters of projects, several values, sort and fields.',
    formerAnchor: 'filtering',
  },
  {
    slug: 'caching',
    title: 'Cache with ETags',
    summary: 'Cache-Control, If-None-Match and 304 responses, which cost nothing.',
    formerAnchor: 'transport',
  },
  {
    slug: 'rate-limits',
    title: 'Rate limits',
    summary: 'Requests per minute, the headers that count them, and how to wait after a 429.',
    formerAnchor: 'limits',
  },
  {
    slug: 'errors',
    title: 'Errors',
    summary: 'One JSON form for all errors, with codes for programs.',
    formerAnchor: 'errors',
  },
  {
    slug: 'headers',
    title: 'Headers and CORS',
    summary: 'Every response header, and calls from web pages.',
    formerAnchor: 'headers',
  },
  {
    slug: 'versions',
    title: 'Versions of the data',
    summary: 'Data as of a day, differences between two days, and how to cite them.',
  },
  {
    slug: 'feeds',
    title: 'Feeds',
    summary: 'Changes of everything, a list or a record as Atom and JSON Feed.',
  },
  {
    slug: 'downloads',
    title: 'Downloads',
    summary: 'All data as files with hashes, without a key.',
  },
  {
    slug: 'formats',
    title: 'Formats, badges and embeds',
    summary: 'Records as JSON-LD, Turtle, CSV, Markdown or citation; badges, oEmbed, typed links.',
    formerAnchor: 'other-doors',
  },
  {
    slug: 'reconcile',
    title: 'Reconcile names',
    summary: 'Match names in OpenRefine and add columns.',
  },
  {
    slug: 'mcp',
    title: 'For language models',
    summary: 'A Model Context Protocol (MCP) server with sources and licence.',
    formerAnchor: 'mcp',
    isOwn: true,
  },
  {
    slug: 'clients',
    title: 'Clients and OpenAPI',
    summary: 'Small clients for Python and TypeScript, and how to generate others.',
  },
  {
    slug: 'changelog',
    title: 'Changelog of the API',
    summary: 'What was added, changed and fixed.',
  },
  {
    slug: 'deprecation',
    title: 'Stability and deprecation',
    summary: 'What may change within a version, and how long the old form stays.',
  },
] as const satisfies readonly GuideText[]

export type GuideSlug = (typeof list)[number]['slug']

export interface Guide extends GuideText {
  slug: GuideSlug
}

export const guides: readonly Guide[] = list

export const guideAddress = ({ slug }: Pick<Guide, 'slug'>): string => `/developers/guides/${slug}`
