/** The most recent changes: the changes of the newest month, and the newest statuses of national wallets. */
import type { ProjectDetail } from '@/lib/contract/projects'
import { findSource, type SourceRecords } from '@/lib/portal/sources/references'
import { publisherAndKind } from '@/lib/portal/sources/source-names'
import type { MonthlyChanges } from '@/lib/portal/versions/monthly-changes'
import { isNationalWallet } from '@/lib/portal/wallets/national-wallets'

interface StatusNews {
  id: number
  title: string
  country?: string
  status: string
  date: string
  /** The publisher and the kind of the source of the status, in words. Undefined for an unknown source. */
  source?: string
}

export interface News {
  /** The changes of the newest month. Undefined if the server has none. */
  changes: MonthlyChanges | undefined
  /** Of national wallets. Empty if the server has no dates of statuses, or does not identify national wallets. */
  statuses: readonly StatusNews[]
}

const day = /^\d{4}-\d\d-\d\d/

const newestFirst = (a: { date: string }, b: { date: string }): number =>
  b.date.localeCompare(a.date)

function getStatuses(
  projects: readonly ProjectDetail[],
  date: string,
  records: SourceRecords | undefined,
): StatusNews[] {
  return projects.filter(isNationalWallet).flatMap((wallet) => {
    const { id, title, country, status, status_date: statusDate } = wallet
    if (!status || !statusDate || !day.test(statusDate) || statusDate > date) return []
    const record = findSource(records, wallet.status_source)
    return [
      {
        id,
        title,
        ...(country && { country: country.name }),
        status,
        date: statusDate,
        ...(record && { source: publisherAndKind(record) }),
      },
    ]
  })
}

const shownStatuses = 4

/** `date` is that of the data. Undefined if neither changes of a month nor dates of statuses are known. */
export function getNews(
  projects: readonly ProjectDetail[],
  changes: MonthlyChanges | undefined,
  date: string,
  records: SourceRecords | undefined,
): News | undefined {
  const statuses = getStatuses(projects, date.slice(0, 10), records)
    .sort(newestFirst)
    .slice(0, shownStatuses)
  return changes || statuses.length > 0 ? { changes, statuses } : undefined
}
