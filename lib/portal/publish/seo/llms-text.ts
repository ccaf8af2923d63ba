/**
 * `/llms.txt` (https://llmstxt.org): describes the contents of the site to language models and
 * their tools.
 */
import { families, getWords } from '@/lib/contract/families'
import { mcpPath } from '@/lib/contract/service'
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

const formats = dataFormats.map((format) => `\`.${format}\` (${recordFormats[format].name})`)

const licence = (terms: Terms): string =>
  `Data: ${markdownText(terms.license.name)} (${terms.license.url}). Credit: ${markdownText(terms.attribution.text)} Data as of ${terms.last_updated.slice(0, 10)}.\n\n`

export function llmsText({ siteUrl, api, hasTools, terms }: LlmsContext): string {
  const records = families.map((family) => {
    const { title, plural } = getWords(family)
    return `- [${title}](${siteUrl}/lists/${family}.csv): all ${plural}, with the address of each; the page is ${siteUrl}/${family}\n`
  })
  const tools = `- [Tools](${siteUrl}/developers/guides/mcp): a Model Context Protocol server at ${siteUrl}${mcpPath}, no key\n`
  return `# ${siteName}

> An open, sourced reference on decentralized identity in government: projects and consortia, organizations, people, laws, standards, ledgers and DID methods.

Facts link to their sources. Each record has one page, for example ${siteUrl}/countries/CH. Other formats: add ${formats.join(', ')} to the address, or send an \`Accept\` header. Markdown is the shortest format with all facts and sources. Not disclosed means neither yes nor no.

${terms ? licence(terms) : ''}## Records

${records.join('')}
## Data

- [National wallets](${siteUrl}/wallets/table.csv): the status of each country, with date and source; the page is ${siteUrl}/wallets
- [API](${api}/openapi.json): OpenAPI description of the read-only JSON API
- [Reference of the API](${siteUrl}/developers): guides, and a page for each endpoint with examples
${hasTools ? tools : ''}- [Downloads](${siteUrl}/downloads): all data as files, no key
- [Dataset](${siteUrl}/dataset.jsonld): description of the dataset in JSON-LD, with its files
- [Search](${siteUrl}/search): \`?q=\` and a name; small misspellings are fine

## Method

- [About](${siteUrl}/about): what the site is and how facts are checked
- [Inclusion](${siteUrl}/about/inclusion): which projects are included
- [Conflicts](${siteUrl}/about/conflicts): how conflicting sources are handled
- [Codebook](${siteUrl}/about/codebook): definition of every field
- [Terms](${siteUrl}/terms): licence and credit

## Optional

- [Charts](${siteUrl}/statistics): findings by year, country, status and technology; each has its numbers, such as ${siteUrl}/charts/projects-by-year/table.csv
- [Tables](${siteUrl}/explore): any two properties of projects in one table
- [Network](${siteUrl}/graph): who works with whom
- [Map](${siteUrl}/map): countries by national wallet, projects, organizations and laws
- [Sources](${siteUrl}/sources): every source, with the facts that cite it
- [Sitemap](${siteUrl}/sitemap.xml): the address of every page
`
}
