/**
 * The typed links of a page, for machines that do not read HTML (https://signposting.org/FAIR): what it is, how it is
 * cited, its licence, where its descriptions are, and what it consists of. They are read from the head of the finished
 * document, and sent as a `Link` header (RFC 8288), which also states where the complete set of links is available.
 */

export interface TypedLink {
  relation: string
  /** An absolute address that may appear within the `<…>` of a header. */
  address: string
  type?: string
}

export interface TypedLinks {
  /** The canonical address of the page. A document without a canonical address has only the links that it states. */
  page?: string
  links: readonly TypedLink[]
}

/** In order of importance, for when there is not enough space for all. */
const relations = [
  'cite-as',
  'type',
  'author',
  'license',
  'collection',
  'describedby',
  'item',
] as const

type Attributes = Record<string, string>

const characters: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** The attributes of an element. Next.js writes them in double quotes and escapes quotes in their values. */
function getAttributes(element: string): Attributes {
  const pairs = [...element.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)]
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => characters[entity] ?? entity),
    ]),
  )
}

const getRelations = ({ rel = '' }: Attributes): string[] => rel.toLowerCase().split(/\s+/)

/** The absolute address of a link; undefined if it contains characters that could end the `<…>` of the header. */
function getAddress({ href }: Attributes, base: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href, base)) return undefined
  const address = new URL(href, base).href
  return /^https?:[!#-;=?-~]+$/.test(address) ? address : undefined
}

/** The links of one element, which may state several relations. */
function getLinks(element: Attributes, base: string | undefined): TypedLink[] {
  const address = getAddress(element, base)
  if (address === undefined) return []
  const { type = '' } = element
  const typed = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? { type } : {}
  return getRelations(element).map((relation) => ({ relation, address, ...typed }))
}

/**
 * The links that apply unless the page states links with the same relation: it is cited by its own address, is a page,
 * and belongs to a described dataset.
 */
const getDefaultLinks = (page: string): TypedLink[] => [
  { relation: 'cite-as', address: page },
  { relation: 'type', address: 'https://schema.org/WebPage' },
  {
    relation: 'describedby',
    address: new URL('/dataset.jsonld', page).href,
    type: 'application/ld+json',
  },
]

export function typedLinks(html: string): TypedLinks {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')))
  const elements = [...head.matchAll(/<link\b([^>]*)>/gi)].map(([, text = '']) =>
    getAttributes(text),
  )
  const canonical = elements.find((element) => getRelations(element).includes('canonical'))
  const page = canonical && getAddress(canonical, undefined)
  const linksInHead = elements.flatMap((element) => getLinks(element, page))
  const states = new Set(linksInHead.map(({ relation }) => relation))
  const links = [
    ...linksInHead,
    ...(page ? getDefaultLinks(page) : []).filter((link) => !states.has(link.relation)),
  ]
  return {
    ...(page ? { page } : {}),
    links: relations.flatMap((relation) => links.filter((link) => link.relation === relation)),
  }
}

/**
 * Limits on the header, in links and characters. By default, nginx has 4 KB for all headers of a response and, if it
 * caches the response, its address.
 */
const maxLinks = 20
const maxLength = 2048

/** The documents that contain all links of a page (RFC 9264), with their media types by address. */
export const linkSetTypes = {
  '/linkset.json': 'application/linkset+json',
  '/linkset.txt': 'application/linkset',
} as const
export type LinkSetPath = keyof typeof linkSetTypes
export const linkSetPaths = Object.keys(linkSetTypes) as LinkSetPath[]

/** The address of a page's link set. `page` is the page's path with its query. */
export const linkSetAddress = (path: LinkSetPath, page: string): string =>
  `${path}?${new URLSearchParams({ page })}`

/** The vocabulary, which the media type of JSON-LD leaves open. */
const profiles: Readonly<Record<string, string>> = { 'application/ld+json': 'https://schema.org/' }
export const getProfile = (type: string | undefined): string | undefined =>
  type !== undefined && Object.hasOwn(profiles, type) ? profiles[type] : undefined

/** A link in the syntax of RFC 8288. In a link set, which may describe several resources, it includes its `origin`. */
export function linkValue({ relation, address, type }: TypedLink, origin?: string): string {
  const profile = getProfile(type)
  return [
    `<${address}>`,
    `rel="${relation}"`,
    ...(type ? [`type="${type}"`] : []),
    ...(profile ? [`profile="${profile}"`] : []),
    ...(origin ? [`anchor="${origin}"`] : []),
  ].join('; ')
}

/** `Link` header values that lead from a file of a page to the page's link sets. `path` is the path of the page. */
export const linkSetValues = (path: string): string[] =>
  linkSetPaths.map(
    (set) => `<${linkSetAddress(set, path)}>; rel="linkset"; type="${linkSetTypes[set]}"`,
  )

function linkSetLinks(page: string): TypedLink[] {
  const { pathname, search } = new URL(page)
  return linkSetPaths.map((path) => ({
    relation: 'linkset',
    address: new URL(linkSetAddress(path, pathname + search), page).href,
    type: linkSetTypes[path],
  }))
}

/** The value of the `Link` header; undefined if the page has no typed links. */
export function linkHeader({ page, links }: TypedLinks): string | undefined {
  const room = maxLength - (page?.length ?? 0)
  let header = ''
  for (const link of [...(page ? linkSetLinks(page) : []), ...links].slice(0, maxLinks)) {
    const value = linkValue(link)
    const longer = header === '' ? value : `${header}, ${value}`
    if (longer.length <= room) header = longer
  }
  return header || undefined
}
