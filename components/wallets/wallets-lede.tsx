import { ExternalLink } from '@/components/layout/external-link'
import type { WalletsView } from '@/lib/portal/wallets/wallets-view'

function DutyLaw({ law }: Pick<WalletsView, 'law'>) {
  if (!law) return null
  return (
    <p className="mt-2 max-w-[46em] text-muted text-note">
      EU deadline: <ExternalLink href={law.source}>{law.law}</ExternalLink>.
    </p>
  )
}

/** The numbers that are not in the title, and the legal duty with its law. */
export function WalletsLede({
  view: { otherStatuses, duty, evidence, law },
}: {
  view: WalletsView
}) {
  if (!otherStatuses && !duty && !evidence) return null
  return (
    <>
      <p className="mt-3 max-w-[40em] font-serif text-lede">
        {otherStatuses} {duty}
      </p>
      {evidence && <p className="mt-2 max-w-[46em]">{evidence}</p>}
      <DutyLaw law={law} />
    </>
  )
}

/** The numbers that are not in the title and the newest launch, then how far the statuses can be trusted. */
export function TableLede({
  view: { otherStatuses, newest, undated, duty, evidence, law },
}: {
  view: WalletsView
}) {
  return (
    <>
      {(otherStatuses || newest) && (
        <p className="mt-3 max-w-[40em] font-serif text-lede">
          {otherStatuses} {newest}
        </p>
      )}
      {(duty || undated || evidence) && (
        <p className="mt-2 max-w-[46em]">
          {duty} {undated} {evidence}
        </p>
      )}
      <DutyLaw law={law} />
    </>
  )
}
