/** Answers that are a page of this site or a chart, rather than records. */
import { siteName } from '@/lib/contract/site-name'
import { type Chart, chartSubtitle } from '@/lib/portal/charts/chart'
import { chartAddress, chartsPath } from '@/lib/portal/charts/chart-address'
import { getCharts } from '@/lib/portal/charts/charts'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { isQuestionWord } from '@/lib/search/question-words'
import { fold } from '@/lib/text/fold'
import type { Answer } from './answer'
import { splitNames } from './vocabulary'

interface SitePage {
  title: string
  path: string
  text: string
  /** Its names in searches, in lower case and without question words, between commas. */
  names: string
}

const pages: readonly SitePage[] = [
  {
    title: 'Downloads',
    path: '/downloads',
    text: 'All data as files: CSV, JSON, Parquet, SQLite and RDF.',
    names: 'download, data, open data, dataset, csv, json, excel, xlsx, sqlite',
  },
  {
    title: 'Changes',
    path: '/changes',
    text: 'What is new, month by month and between versions of the data.',
    names: `change, changed, changed month, new, new month, news, update, recent change, latest,
    latest news, latest change`,
  },
  {
    title: 'Network',
    path: '/graph',
    text: 'How projects, organizations, people and technologies are connected, and the path between any two.',
    names: 'network, graph, connection, network graph',
  },
  {
    title: 'Compare',
    path: '/compare',
    text: 'Projects or countries next to each other, with sources.',
    names: 'compare, comparison, compare countries, compare project, compare wallet',
  },
  {
    title: 'Codebook',
    path: '/about/codebook',
    text: 'Definitions of all fields and statuses.',
    names: 'codebook, definition, glossary, field, data dictionary, status definition',
  },
  {
    title: 'Charts',
    path: chartsPath,
    text: 'Findings with their numbers, lists, citation and code to embed them.',
    names: 'chart, statistic, figure, number',
  },
  {
    title: 'Map',
    path: '/map',
    text: 'National wallets, projects, organizations and laws by country.',
    names: 'map, world map, wallet map, map wallet',
  },
  {
    title: 'Explore',
    path: '/explore',
    text: 'Tables of any two properties. Each number links to its list.',
    names: 'explore, cross table, pivot table',
  },
  {
    title: 'Sources',
    path: '/sources',
    text: 'The pages that state our facts, with publisher, kind and date.',
    names: 'source, reference, evidence, publisher',
  },
  {
    title: 'Versions',
    path: '/versions',
    text: 'Frozen versions of the data, with citation and differences.',
    names: 'version, release, cite, citation, doi',
  },
  {
    title: 'API for developers',
    path: '/developers',
    text: 'A read-only JSON API, with guides and a page for each endpoint.',
    names: 'api, rest api, developer, openapi, api key, mcp',
  },
  {
    title: 'Terms and licence',
    path: '/terms',
    text: 'What you may do with the data, and how to credit it.',
    names: 'licence, license, term, terms of use, copyright, credit, free, free use',
  },
  {
    title: `About ${siteName}`,
    path: '/about',
    text: 'Method, criteria, audits, funding and corrections.',
    names: 'about, did atlas, methodology, contact',
  },
  {
    title: 'Privacy',
    path: '/privacy',
    text: 'What we store about visitors, where and for how long.',
    names: 'privacy, privacy policy',
  },
  {
    title: 'Network score',
    path: '/about#score',
    text: 'How the score of a project is calculated.',
    names: 'score, network score, score calculated, score mean, score formula',
  },
  {
    title: 'Audits',
    path: '/about/audits',
    text: 'Random facts checked against their sources, with the results.',
    names: 'audit, accuracy, quality, reliable',
  },
  {
    title: 'Corrections',
    path: '/about/corrections',
    text: 'How to report a mistake, and what happens then.',
    names: 'correction, mistake, report mistake, error, report error',
  },
]

const toSingular = (word: string): string => word.replace(/(?<=\p{L}{3}[^s])s$/u, '')

/** The words of a text by which pages and charts are found: without question words, unless it has no others. */
function toWords(text: string): string[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !isQuestionWord(word))
  return (telling.length > 0 ? telling : words).map(toSingular)
}

const pageByName: ReadonlyMap<string, SitePage> = new Map(
  pages.flatMap((page) =>
    splitNames(page.names).map((name) => [toWords(name).join(' '), page] as const),
  ),
)

/** Words that say only that a chart is meant. */
const chartWords = new Set(['chart', 'statistic', 'graph', 'time', 'trend'])
/** Only a text of this form names a chart rather than a subject. */
const chartForm = /\b(?:by|per|over time|charts?|statistics|trends?)\b/i

/** The chart whose name has all words of a query, and the fewest others. */
function findChart(query: string, charts: readonly Chart[]): Chart | undefined {
  if (!chartForm.test(query)) return undefined
  const words = toWords(query).filter((word) => !chartWords.has(word))
  if (words.length === 0) return undefined
  const found = charts
    .map((chart) => ({ chart, names: toWords(chart.name) }))
    .filter(({ names }) => words.every((word) => names.includes(word)))
  return found.sort((a, b) => a.names.length - b.names.length)[0]?.chart
}

/** Words that may follow the name of any page: `download the data`, `is this data reliable`. */
const siteWords = new Set(['data', 'dataset', 'database', 'site', 'website'])

function findPage(query: string): SitePage | undefined {
  const words = toWords(query)
  const exactPage = pageByName.get(words.join(' '))
  if (exactPage) return exactPage
  const pageWords = words.filter((word) => !siteWords.has(word))
  const [page, ...otherPages] = new Set(pageWords.map((word) => pageByName.get(word)))
  return otherPages.length === 0 ? page : pageByName.get(pageWords.join(' '))
}

/** The page or the chart that a query names. Undefined for any other query. */
export function answerPage(query: string, data: PortalData): Answer | undefined {
  const page = findPage(query)
  if (page) return { title: page.title, path: page.path, text: page.text, rows: [], links: [] }
  const chart = findChart(query, getCharts(data))
  if (!chart) return undefined
  return {
    title: chart.finding,
    path: chartAddress(chart.id),
    text: `Chart: ${chartSubtitle(chart)}. ${chart.definition}`,
    rows: [],
    links: [{ text: 'All charts', path: chartsPath }],
  }
}
