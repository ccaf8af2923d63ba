import type { ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import {
  type FilteredStatus,
  filteredStatuses,
  type WalletsState,
  walletsAddress,
} from '@/lib/portal/wallets/wallets-query'
import { type WalletsView, walletStatuses } from '@/lib/portal/wallets/wallets-view'
import { formatCount } from '@/lib/text/counted'
import './wallet-maps.css'

interface ScaleItemProps {
  name: string
  count: number
  className: string
  /** Undefined for text without a link. */
  to?: WalletsState
  isCurrent?: boolean
}

function ScaleItem({ name, count, className, to, isCurrent }: ScaleItemProps) {
  const text: ReactNode = (
    <>
      {name} <b>{formatCount(count)}</b>
    </>
  )
  return (
    <li className={className}>
      {to ? (
        <SiteLink href={walletsAddress(to)} aria-current={isCurrent ? 'true' : undefined}>
          {text}
        </SiteLink>
      ) : (
        <span>{text}</span>
      )}
    </li>
  )
}

interface WalletScaleProps {
  view: Pick<WalletsView, 'counts' | 'endedWallets'>
  /** The state of the page, whose status the links change. Without it there are no links. */
  state?: WalletsState
  /** Also counts wallets that have ended of countries that have others, which the maps do not show. */
  withEnded?: boolean
}

/**
 * The legend of the maps, with the number of countries at each status. Wallets that have ended are counted themselves,
 * because their countries may have others.
 */
export function WalletScale({
  view: { counts, endedWallets },
  state,
  withEnded = false,
}: WalletScaleProps) {
  const { status: current, ...filters } = state ?? {}
  const { none, ...some } = counts
  const walletTotal = Object.values(some).reduce((sum, count) => sum + count, 0)
  const getNumber = (status: FilteredStatus) => (status === 'ended' ? endedWallets : counts[status])
  return (
    <ul className="wallet-scale">
      <ScaleItem
        name="At any stage"
        count={walletTotal}
        className="all"
        to={state && filters}
        isCurrent={current === undefined}
      />
      {filteredStatuses
        .filter((status) => withEnded || status !== 'ended' || counts.ended > 0)
        .map((status) => (
          <ScaleItem
            key={status}
            name={status === 'ended' ? 'Discontinued wallets' : walletStatuses[status].label}
            count={getNumber(status)}
            className={status}
            to={state && { ...filters, status }}
            isCurrent={current === status}
          />
        ))}
      <ScaleItem name="None known" count={none} className="none" />
    </ul>
  )
}
