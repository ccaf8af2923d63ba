/** What changed most recently: the newest versions of the data, and the newest statuses by their dates. */
import type { ProjectDetail } from '@/lib/contract/projects'
import type { Version } from '@/lib/contract/versions'
import { changesAddress, versionAddress } from '@/lib/portal/versions/changes-query'
import { counted } from '@/lib/text/counted'
import { sentence } from '@/lib/text/sentence'

interface VersionNews {
  version: string
  /** ISO 8601. */
  date: string
  path: string
  text: string
}

interface StatusNews {
  id: number
  title: string
  status: string
  date: string
}

export interface News {
  /** The newest first. Empty if the server has no versions. */
  versions: readonly VersionNews[]
  statuses: readonly StatusNews[]
  isOfMonth: boolean
}

const day = /^\d{4}-\d\d-\d\d/

const newestFirst = (a: { date: string }, b: { date: string }): number =>
  b.date.localeCompare(a.date)

const getStatuses = (projects: readonly ProjectDetail[], date: string): StatusNews[] =>
  projects.flatMap(({ id, title, status, status_date: of }) =>
    status && of && day.test(of) && of <= date ? [{ id, title, status, date: of }] : [],
  )

function getVersionNews({ version, date, counts, summary }: Version, before?: Version) {
  const sum = (kind: 'added' | 'changed') => counts.reduce((all, count) => all + count[kind], 0)
  const parts = `${counted(sum('added'), 'page')} added, ${counted(sum('changed'), 'page')} changed.`
  return {
    version,
    date: date.slice(0, 10),
    path: before ? changesAddress({ from: before.version, to: version }) : versionAddress(version),
    text: before ? parts : sentence(summary),
  }
}

const shownVersions = 2
const shownStatuses = 4

/** `date` is that of the data. Undefined if neither versions nor dates of statuses are known. */
export function getNews(
  projects: readonly ProjectDetail[],
  versions: readonly Version[],
  date: string,
): News | undefined {
  const news = versions
    .slice(0, shownVersions)
    .map((one, at) => getVersionNews(one, versions[at + 1]))
  const statuses = getStatuses(projects, date.slice(0, 10))
    .sort(newestFirst)
    .slice(0, shownStatuses)
  if (news.length + statuses.length === 0) return undefined
  const isOfMonth = news.length > 0 && news.every((one) => one.date.startsWith(date.slice(0, 7)))
  return { versions: news, statuses, isOfMonth }
}
