import type { ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { Patterns, Swatch } from '@/components/map/map-legend'
import { statusFills } from '@/lib/portal/map/classes'
import type { WalletStatus } from '@/lib/portal/wallets/national-wallets'
import {
  filteredStatuses,
  type WalletsState,
  walletsAddress,
} from '@/lib/portal/wallets/wallets-query'
import { type WalletsView, walletStatuses } from '@/lib/portal/wallets/wallets-view'
import { formatCount } from '@/lib/text/counted'
import './wallet-maps.css'

interface ScaleItemProps {
  name: string
  /** Undefined in a key without numbers. */
  count?: number
  /** Undefined for all statuses at once. */
  status?: WalletStatus
  /** Undefined for text without a link. */
  to?: WalletsState
  isCurrent?: boolean
}

function ScaleItem({ name, count, status, to, isCurrent }: ScaleItemProps) {
  const text: ReactNode = (
    <>
      {status && <Swatch colour={statusFills[status]} />}
      {name}
      {count !== undefined && (
        <>
          {' '}
          <b>{formatCount(count)}</b>
        </>
      )}
    </>
  )
  return (
    <li>
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

/** The statuses of a legend. It omits Discontinued if no country has it. */
const listStatuses = (hasEnded: boolean) =>
  filteredStatuses.filter((status) => status !== 'ended' || hasEnded)

/** The key of a map of a part of the world. It has no numbers, so it is for the eye alone. */
export function WalletKey({ hasEnded }: { hasEnded: boolean }) {
  return (
    <>
      <Patterns />
      <ul className="wallet-scale" aria-hidden="true">
        {listStatuses(hasEnded).map((status) => (
          <ScaleItem key={status} name={walletStatuses[status].label} status={status} />
        ))}
        <ScaleItem name="None known" status="none" />
      </ul>
    </>
  )
}

interface WalletScaleProps {
  view: Pick<WalletsView, 'counts'>
  /** The state of the page, whose status the links change. Without it there are no links. */
  state?: WalletsState
}

/** The legend of the maps, with the number of countries at each status. */
export function WalletScale({ view: { counts }, state }: WalletScaleProps) {
  const { status: current, ...filters } = state ?? {}
  const { none, ...countsByStatus } = counts
  const walletTotal = Object.values(countsByStatus).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <Patterns />
      <ul className="wallet-scale" aria-label="Countries by status">
        <ScaleItem
          name="At any stage"
          count={walletTotal}
          to={state && filters}
          isCurrent={current === undefined}
        />
        {listStatuses(counts.ended > 0).map((status) => (
          <ScaleItem
            key={status}
            name={walletStatuses[status].label}
            count={counts[status]}
            status={status}
            to={state && { ...filters, status }}
            isCurrent={current === status}
          />
        ))}
        <ScaleItem name="None known" count={none} status="none" />
      </ul>
    </>
  )
}
