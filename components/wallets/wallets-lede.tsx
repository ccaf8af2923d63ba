import { ExternalLink } from '@/components/layout/external-link'
import type { WalletsView } from '@/lib/portal/wallets/wallets-view'

/** The numbers that are not in the title, and the legal duty. */
export function WalletsLede({ view: { otherStatuses, duty } }: { view: WalletsView }) {
  if (!otherStatuses && !duty) return null
  return (
    <p className="mt-3 max-w-[40em] font-serif text-lede">
      {otherStatuses} {duty}
    </p>
  )
}

/** The numbers that are not in the title and the newest launch, then the legal duty. */
export function TableLede({ view }: { view: WalletsView }) {
  const { otherStatuses, newest, undated, duty } = view
  return (
    <>
      {(otherStatuses || newest) && (
        <p className="mt-3 max-w-[40em] font-serif text-lede">
          {otherStatuses} {newest}
        </p>
      )}
      {(duty || undated) && (
        <p className="mt-2 max-w-[46em]">
          {duty} {undated}
        </p>
      )}
    </>
  )
}

/** How far the statuses on the maps can be trusted, and the law with the legal duty. */
export function WalletsEvidence({ view: { evidence, law } }: { view: WalletsView }) {
  if (!evidence && !law) return null
  return (
    <div className="mt-4 max-w-[60em] space-y-1">
      {evidence && <p>{evidence}</p>}
      {law && (
        <p className="text-muted text-note">
          EU deadline: <ExternalLink href={law.source}>{law.law}</ExternalLink>.
        </p>
      )}
    </div>
  )
}
