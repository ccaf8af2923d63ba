/** Loads data for outputs other than pages: the context of the data, its credit, sitemaps and embeds. */
import 'server-only'
import { ownApiPath, publicApiAddress } from '@/lib/client/public-address'
import {
  countOf,
  getDownloads,
  getProject,
  getTerms,
  getVersions,
  listSection,
  lists,
  type PagedFamily,
  wholeLists,
} from '@/lib/client/resources'
import { UpstreamUnavailable, unwrap, unwrapOrUndefined } from '@/lib/client/result'
import { versionOfDate } from '@/lib/contract/version-form'
import { readSettings } from '@/lib/env'
import { getAllSources } from '@/lib/portal/sources/load'
import { sourceAddress } from '@/lib/portal/sources/references'
import { type Credit, creditOf } from './credit'
import type { DataContext } from './data-context'
import type { EmbedTarget } from './embed/embed-target'
import { type Embed, projectEmbed } from './embed/embeds'
import { distributionsOf } from './seo/json-ld/distributions'
import type { DatasetFacts } from './seo/json-ld/site'
import { llmsText } from './seo/llms-text'
import { sitePages } from './seo/site-pages'
import { maxAddresses } from './seo/sitemap'
import { countryPaths, type NamedItem, recordPaths, type SitemapGroup } from './seo/sitemap-groups'

/**
 * The context of data that was fetched at the given time. The default is the time at which the terms were fetched.
 * @example await getDataContext(record.fetchedAt)
 */
export async function getDataContext(fetchedAt?: string): Promise<DataContext> {
  const answer = await getTerms()
  const { SITE_URL, DOI } = readSettings()
  return {
    siteUrl: SITE_URL,
    ...(DOI === undefined ? {} : { doi: DOI }),
    terms: answer.ok ? answer.data : undefined,
    fetchedAt: fetchedAt ?? (answer.ok ? answer.fetchedAt : new Date().toISOString()),
  }
}

/** The context for a file of a table, with the version of its data if the API has versions. */
export async function getFileContext(): Promise<DataContext> {
  const [context, versions] = await Promise.all([getDataContext(), getVersions()])
  const newest = versions.ok ? versions.data.data[0]?.version : undefined
  const { terms } = context
  const isOfVersion = terms && newest === versionOfDate(terms.last_updated)
  return isOfVersion ? { ...context, version: newest } : context
}

/** The earliest year in the dates. */
function firstYearOf(dates: readonly (string | null | undefined)[]): number | undefined {
  const years = dates.flatMap((date) => /^(?:19|20)\d\d/.exec(date ?? '')?.[0] ?? [])
  return years.length > 0 ? Math.min(...years.map(Number)) : undefined
}

/** Facts about the dataset other than its terms. Facts that the API did not provide are omitted. */
export async function getDatasetFacts(): Promise<DatasetFacts> {
  const [downloads, projects] = await Promise.all([getDownloads(), wholeLists.projects()])
  const dates = projects.ok
    ? projects.data.flatMap(({ launch_date, announcement_date }) => [
        launch_date,
        announcement_date,
      ])
    : []
  const distributions = distributionsOf(
    downloads.ok ? downloads.data : undefined,
    readSettings().SITE_URL,
  )
  return { distributions, firstYear: firstYearOf(dates) }
}

export async function getCredit(): Promise<Credit> {
  const { terms, siteUrl } = await getDataContext()
  return creditOf(terms, siteUrl)
}

export async function getLlmsText(): Promise<string> {
  const { siteUrl, terms } = await getDataContext()
  return llmsText({ siteUrl, terms, api: publicApiAddress(), hasTools: ownApiPath() !== undefined })
}

type PagedGroup = Extract<SitemapGroup, PagedFamily>

const isPagedGroup = (group: SitemapGroup): group is PagedGroup => Object.hasOwn(lists, group)

/** The paths of a group that is read as a whole. Empty if the API does not have the group. */
async function wholeGroup(group: Exclude<SitemapGroup, PagedGroup>): Promise<readonly string[]> {
  if (group === 'pages') return sitePages
  if (group === 'sources') return ((await getAllSources()) ?? []).map(sourceAddress)
  if (group === 'countries') return countryPaths(unwrap(await wholeLists.countries()).data)
  return recordPaths(group, unwrap<readonly NamedItem[]>(await wholeLists[group]()).data)
}

/** The number of paths in a group of the sitemap. Throws `UpstreamUnavailable` if the API did not answer. */
export async function countSitemapPaths(group: SitemapGroup): Promise<number> {
  if (!isPagedGroup(group)) return (await wholeGroup(group)).length
  const count = await countOf(group)
  if (count === undefined) throw new UpstreamUnavailable(`No list of ${group}`)
  return count
}

/** The paths of one file of a group, from 0. Throws `UpstreamUnavailable` if the API did not answer. */
export async function listSitemapPaths(
  group: SitemapGroup,
  part: number,
): Promise<readonly string[]> {
  if (isPagedGroup(group)) {
    return recordPaths(group, unwrap<readonly NamedItem[]>(await listSection(group, part)).data)
  }
  return (await wholeGroup(group)).slice(part * maxAddresses, (part + 1) * maxAddresses)
}

/** Undefined if there is no such project. Throws `UpstreamUnavailable` if the API did not answer. */
export async function getEmbed(target: EmbedTarget): Promise<Embed | undefined> {
  if (target.kind === 'embed') return target.embed
  const project = unwrapOrUndefined(await getProject(target.id))
  return project && projectEmbed(project.data)
}
