import 'server-only'
import { dataOrUndefined, UpstreamUnavailable, unwrap } from '@/lib/client/result'
import type { Country } from '@/lib/contract/countries'
import type { Terms } from '@/lib/contract/terms'
import { type AuditFigures, addUpAudits } from '@/lib/portal/about/audit-figures'
import { getData } from '@/lib/portal/data/current-data'
import { getDataDate, getSources } from '@/lib/portal/data/indexes'
import { getMonthlyChanges } from '@/lib/portal/versions/load'
import type { MonthlyChanges } from '@/lib/portal/versions/monthly-changes'
import { nationalWallets } from '@/lib/portal/wallets/national-wallets'
import { type WalletsView, walletsView } from '@/lib/portal/wallets/wallets-view'
import { type Finding, getFindings } from './findings'
import { getNews, type News } from './news'
import { type AnsweredQuestion, getQuestions } from './questions'

/** Values that the API did not provide are undefined. */
export interface HomeData {
  /** The date of the data, or of the request if the API does not state it. */
  date: string
  /** Undefined if the server has no national wallets. */
  wallets: WalletsView | undefined
  projectCount: number
  /** The countries to choose from: every country with a record or a wallet, by name. */
  countries: readonly Pick<Country, 'code' | 'name'>[]
  countryCount: number | undefined
  findings: readonly Finding[]
  questions: readonly AnsweredQuestion[]
  news: News | undefined
  audits: AuditFigures | undefined
  sourceCount: number | undefined
  hasVersions: boolean
  terms: Terms | undefined
}

const hasRecords = ({ stats }: Country): boolean =>
  stats.projects_hq + stats.projects_target + stats.entities + stats.regulations > 0

/** The page is complete without it. */
async function newestMonthlyChanges(): Promise<MonthlyChanges | undefined> {
  try {
    return await getMonthlyChanges()
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return undefined
    throw error
  }
}

/** Throws `UpstreamUnavailable` if the list of projects is unavailable. */
export async function getHome(): Promise<HomeData> {
  const data = await getData()
  const { data: projects } = unwrap(data.projects)
  const terms = dataOrUndefined(data.terms)
  const date = getDataDate(data)
  const countries = dataOrUndefined(data.countries)
  const wallets = countries && nationalWallets(data)
  const versions = dataOrUndefined(data.versions)?.data ?? []
  return {
    date,
    wallets: wallets && walletsView(wallets, {}, date, getSources(data)),
    projectCount: projects.length,
    countries: (countries ?? []).filter(hasRecords).map(({ code, name }) => ({ code, name })),
    countryCount: countries?.filter(({ stats }) => stats.projects_hq > 0).length,
    findings: getFindings(wallets, projects, date),
    questions: getQuestions(data, wallets),
    news: getNews(
      dataOrUndefined(data.details) ?? [],
      await newestMonthlyChanges(),
      date,
      getSources(data),
    ),
    audits: addUpAudits(dataOrUndefined(data.audits)),
    sourceCount: dataOrUndefined(data.sources)?.length,
    hasVersions: versions.length > 0,
    terms,
  }
}
