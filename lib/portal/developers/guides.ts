/** The guides of the documentation for developers, in the order of the side bar. */

interface GuideText {
  slug: string
  title: string
  /** One sentence for lists and for the search. */
  summary: string
  /** The anchor that this subject had when the documentation was one page. Other sites link to it. */
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
    title: 'Pagination',
    summary: 'How to page through a list with per_page, total_pages and Link headers.',
  },
  {
    slug: 'filtering',
    title: 'Filter and sort',
    summary: 'How to filter projects, sort them and choose their fields.',
    formerAnchor: 'filtering',
  },
  {
    slug: 'caching',
    title: 'Cache with ETags',
    summary:
      'How to use Cache-Control and If-None-Match, so that unchanged data is not sent again.',
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
    summary: 'The JSON of an error, and what each code means.',
    formerAnchor: 'errors',
  },
  {
    slug: 'headers',
    title: 'Headers and CORS',
    summary: 'What each response header means, and how to call the API from a web page.',
    formerAnchor: 'headers',
  },
  {
    slug: 'versions',
    title: 'Versions of the data',
    summary: 'How to get the data as of a date, compare two dates, and cite them.',
  },
  {
    slug: 'feeds',
    title: 'Feeds',
    summary: 'How to follow all changes, a list or a page with Atom or JSON Feed.',
  },
  {
    slug: 'downloads',
    title: 'Downloads',
    summary: 'How to download all data as files, without a key.',
  },
  {
    slug: 'formats',
    title: 'Formats, badges and embeds',
    summary:
      'How to get a page as JSON-LD, Turtle, CSV, Markdown or a citation, and how to embed it.',
    formerAnchor: 'other-doors',
  },
  {
    slug: 'reconcile',
    title: 'Reconcile names',
    summary: 'How to match names in OpenRefine and add columns.',
  },
  {
    slug: 'mcp',
    title: 'For language models',
    summary: 'How to connect a language model through the Model Context Protocol (MCP).',
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
    title: 'API changelog',
    summary: 'What was added, changed and fixed.',
  },
  {
    slug: 'deprecation',
    title: 'Stability and deprecation',
    summary: 'What may change within a version, and how long deprecated behaviour is supported.',
  },
] as const satisfies readonly GuideText[]

export type GuideSlug = (typeof list)[number]['slug']

export interface Guide extends GuideText {
  slug: GuideSlug
}

export const guides: readonly Guide[] = list

export const guideAddress = ({ slug }: Pick<Guide, 'slug'>): string => `/developers/guides/${slug}`

/** The public addresses that the examples of a guide contain. */
export interface Addresses {
  api: string
  site: string
}
