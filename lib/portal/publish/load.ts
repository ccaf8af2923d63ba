/** Loads data for outputs other than pages: the context of the data, its credit, sitemaps and embeds. */
import 'server-only'
import { publicApiAddress, sameOriginApiPath } from '@/lib/client/public-address'
import { getDownloads } from '@/lib/client/resources'
import { dataOrUndefined, unwrap, unwrapOrUndefined } from '@/lib/client/result'
import type { ProjectSummary } from '@/lib/contract/projects'
import { versionOfDate } from '@/lib/contract/version-form'
import { readSettings } from '@/lib/env'
import { chartAddress, chartEmbed } from '@/lib/portal/charts/chart-address'
import { getCharts } from '@/lib/portal/charts/charts'
import { getData } from '@/lib/portal/data/current-data'
import { getProject } from '@/lib/portal/profile/load'
import { sourceAddress } from '@/lib/portal/sources/references'
import type { DataContext } from './data-context'
import { type Embed, projectEmbed } from './embed/embeds'
import type { EmbedTarget } from './embed/oembed'
import { getDistributions } from './seo/json-ld/distributions'
import type { DatasetFacts } from './seo/json-ld/site'
import { llmsText } from './seo/llms-text'
import {
  countryPaths,
  type NamedItem,
  recordPaths,
  type SitemapGroup,
  sitePages,
} from './seo/sitemap'

/**
 * The context of data that was fetched at the given time. The default is the time at which the terms were fetched.
 * @example await getDataContext(record.fetchedAt)
 */
export async function getDataContext(fetchedAt?: string): Promise<DataContext> {
  const { terms } = await getData()
  const { SITE_URL, DOI } = readSettings()
  return {
    siteUrl: SITE_URL,
    ...(DOI === undefined ? {} : { doi: DOI }),
    terms: dataOrUndefined(terms),
    fetchedAt: fetchedAt ?? (terms.ok ? terms.fetchedAt : new Date().toISOString()),
  }
}

/** The context with the version of the data, if the API has a version with exactly this data. */
export async function getFileContext(fetchedAt?: string): Promise<DataContext> {
  const [context, { versions }] = await Promise.all([getDataContext(fetchedAt), getData()])
  const newest = dataOrUndefined(versions)?.data[0]?.version
  const { terms } = context
  const isOfVersion = terms && newest === versionOfDate(terms.last_updated)
  return isOfVersion ? { ...context, version: newest } : context
}

function getFirstYear(projects: readonly ProjectSummary[]): number | undefined {
  const dates = projects.flatMap((project) => [project.launch_date, project.announcement_date])
  const years = dates.flatMap((date) => /^(?:19|20)\d\d/.exec(date ?? '')?.[0] ?? [])
  return years.length > 0 ? Math.min(...years.map(Number)) : undefined
}

/** Facts about the dataset other than its terms. Facts that the API did not provide are omitted. */
export async function getDatasetFacts(): Promise<DatasetFacts> {
  const [downloads, { projects }] = await Promise.all([getDownloads(), getData()])
  return {
    distributions: getDistributions(dataOrUndefined(downloads), readSettings().SITE_URL),
    firstYear: getFirstYear(dataOrUndefined(projects) ?? []),
  }
}

export async function getLlmsText(): Promise<string> {
  const { siteUrl, terms } = await getDataContext()
  return llmsText({
    siteUrl,
    terms,
    api: publicApiAddress(),
    hasTools: sameOriginApiPath() !== undefined,
  })
}

/**
 * The paths of a group of the sitemap. Empty if the API does not have the group. Throws `UpstreamUnavailable` if it does
 * not answer.
 */
export async function listSitemapPaths(
  group: SitemapGroup,
  aboutPaths: readonly string[],
): Promise<readonly string[]> {
  const data = await getData()
  if (group === 'pages') {
    return [...sitePages, ...aboutPaths, ...getCharts(data).map(({ id }) => chartAddress(id))]
  }
  if (group === 'sources') return (unwrapOrUndefined(data.sources)?.data ?? []).map(sourceAddress)
  if (group === 'countries') return countryPaths(unwrap(data.countries).data)
  return recordPaths(group, unwrap<readonly NamedItem[]>(data[group]).data)
}

/** Undefined if there is no such project. Throws `UpstreamUnavailable` if the API did not answer. */
export async function getEmbed(target: EmbedTarget): Promise<Embed | undefined> {
  if (target.kind === 'embed') return target.embed
  if (target.kind === 'chart') {
    const chart = getCharts(await getData()).find(({ id }) => id === target.id)
    return chart && chartEmbed(chart.id, chart.name)
  }
  const project = await getProject(target.id)
  return project && projectEmbed(project.data)
}
