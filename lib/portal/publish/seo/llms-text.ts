/**
 * `/llms.txt` (https://llmstxt.org): describes the contents of the site to language models and
 * their tools.
 */
import { families, getWords } from '@/lib/contract/families'
import { mcpPath } from '@/lib/contract/mcp-path'
import { siteName } from '@/lib/contract/site-name'
import type { Terms } from '@/lib/contract/terms'
import { markdownText } from '@/lib/portal/publish/export/markdown-text'
import { dataFormats, recordFormats } from '@/lib/portal/publish/record-formats'

interface LlmsContext {
  siteUrl: string
  /** The public address of the API. */
  api: string
  /** Whether the site has a Model Context Protocol server, as it does over its own data. */
  hasTools: boolean
  /** Undefined if unavailable. */
  terms: Terms | undefined
}

const link = (name: string, address: string, note: string): string =>
  `- [${name}](${address}): ${note}`

const formats = dataFormats.map((format) => `\`.${format}\` (${recordFormats[format].name})`)

const licence = (terms: Terms): string =>
  `Data: ${markdownText(terms.license.name)} (${terms.license.url}). Credit: ${markdownText(terms.attribution.text)} Data as of ${terms.last_updated.slice(0, 10)}.`

type At = (path: string) => string

const recordLinks = (at: At): string[] =>
  families.map((family) =>
    link(
      getWords(family).title,
      at(`/lists/${family}.csv`),
      `all ${getWords(family).plural}, with the address of each; the page is ${at(`/${family}`)}`,
    ),
  )

const toolsLink = (at: At): string =>
  link(
    'Tools',
    at('/developers/guides/mcp'),
    `a Model Context Protocol server at ${at(mcpPath)}, no key`,
  )

const dataLinks = (at: At, { api, hasTools }: LlmsContext): string[] => [
  link(
    'National wallets',
    at('/wallets/table.csv'),
    `the status of each country, with date and source; the page is ${at('/wallets')}`,
  ),
  link('API', `${api}/openapi.json`, 'OpenAPI description of the read-only JSON API'),
  link(
    'Reference of the API',
    at('/developers'),
    'guides, and a page for each endpoint with examples',
  ),
  ...(hasTools ? [toolsLink(at)] : []),
  link('Downloads', at('/downloads'), 'all data as files, no key'),
  link('Dataset', at('/dataset.jsonld'), 'description of the dataset in JSON-LD, with its files'),
  link('Search', at('/search'), '`?q=` and a name; small misspellings are fine'),
]

const methodLinks = (at: At): string[] => [
  link('About', at('/about'), 'what the site is and how facts are checked'),
  link('Inclusion', at('/about/inclusion'), 'which projects are included'),
  link('Conflicts', at('/about/conflicts'), 'how conflicting sources are handled'),
  link('Codebook', at('/about/codebook'), 'definition of every field'),
  link('Terms', at('/terms'), 'licence and credit'),
]

const optionalLinks = (at: At): string[] => [
  link(
    'Charts',
    at('/statistics'),
    `findings by year, country, status and technology; each has its numbers, such as ${at('/charts/projects-by-year/table.csv')}`,
  ),
  link('Tables', at('/explore'), 'any two properties of projects in one table'),
  link('Network', at('/graph'), 'who works with whom'),
  link('Map', at('/map'), 'countries by national wallet, projects, organizations and laws'),
  link('Sources', at('/sources'), 'every source, with the facts that cite it'),
  link('Sitemap', at('/sitemap.xml'), 'the address of every page'),
]

const section = (title: string, links: readonly string[]): string[] => [
  `## ${title}`,
  '',
  ...links,
  '',
]

export function llmsText(context: LlmsContext): string {
  const { siteUrl, terms } = context
  const at: At = (path) => siteUrl + path
  return [
    `# ${siteName}`,
    '',
    '> An open, sourced reference on decentralized identity in government: projects and consortia, organizations, people, laws, standards, ledgers and DID methods.',
    '',
    `Facts link to their sources. Each record has one page, for example ${at('/countries/CH')}. Other formats: add ${formats.join(', ')} to the address, or send an \`Accept\` header. Markdown is the shortest format with all facts and sources. Not disclosed means neither yes nor no.`,
    '',
    ...(terms ? [licence(terms), ''] : []),
    ...section('Records', recordLinks(at)),
    ...section('Data', dataLinks(at, context)),
    ...section('Method', methodLinks(at)),
    ...section('Optional', optionalLinks(at)),
  ].join('\n')
}
