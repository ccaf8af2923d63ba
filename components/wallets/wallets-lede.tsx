import { ExternalLink } from '@/components/layout/external-link'
import type { WalletsView } from '@/lib/portal/wallets/wallets-view'

/** The numbers that are not in the title, and the legal duty with its law. */
export function WalletsLede({ view: { otherStatuses, duty, law } }: { view: WalletsView }) {
  if (!otherStatuses && !duty) return null
  return (
    <p className="mt-4 max-w-[40em] font-serif text-lede">
      {otherStatuses} {duty}{' '}
      {law && (
        <span className="text-base">
          (<ExternalLink href={law.source}>{law.law}</ExternalLink>)
        </span>
      )}
    </p>
  )
}
