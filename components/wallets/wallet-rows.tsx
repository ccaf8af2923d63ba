'use client'

import { Fragment, type ReactNode } from 'react'
import { DateText } from '@/components/layout/date-text'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import { StatusMark } from '@/components/layout/status-mark'
import { SourceNumbers } from '@/components/sources/source-numbers'
import { Unsourced } from '@/components/sources/unsourced'
import type { Family } from '@/lib/contract/families'
import { oldStatusNote } from '@/lib/portal/projects/status'
import { notDisclosedLabel, notLaunchedLabel } from '@/lib/text/labels'
import { protocolLabels } from './protocol-labels'

/** What is not disclosed. The style sheet draws a dash, and names it for screen readers. */
const undisclosed = <td />

/** A record, whose text is `short` if it is not its name. */
type NamedRecord = readonly [id: number, name: string, short?: string]

/** The first names of a list, and how many more the profile of the wallet has. */
export type ShownNames = readonly [rest: number, ...first: NamedRecord[]]

interface NamesProps {
  family: Extract<Family, 'dlt-instances' | 'entities' | 'regulations'>
  names: ShownNames
  /** The heading of the column, for phones. */
  label: string
}

function Names({ family, names: [rest, ...first], label }: NamesProps) {
  if (first.length === 0) return undisclosed
  return (
    <td data-label={label}>
      {first.map(([id, name, short], at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <RecordLink family={family} id={id} name={name} short={short} />
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </td>
  )
}

function Marks({ numbers }: { numbers: readonly number[] }) {
  return numbers.length > 0 ? <SourceNumbers of="wallets" n={numbers} /> : <Unsourced />
}

/** The columns of protocols that the facts name, by their positions, and names. */
export type WalletDetails = readonly [
  protocols: readonly number[],
  ledgers: ShownNames,
  suppliers: ShownNames,
  laws: ShownNames,
]

/** A wallet as the table shows it: a tuple, because the payload of the page has some sixty. Unknown texts are empty. */
export type WalletFacts = readonly [
  wallet: NamedRecord,
  operators: string,
  status: string,
  statusSources: readonly number[],
  statusDate: string,
  /** 1 if the evidence of the status is over a year old. */
  isOld: 0 | 1,
  ended: string,
  launched: string,
  launchSources: readonly number[],
  /** 1 if it is or was open to the public. */
  isStarted: 0 | 1,
  details: WalletDetails | null,
]

interface LaunchProps {
  launched: string
  sources: readonly number[]
  isStarted: boolean
}

function Launch({ launched, sources, isStarted }: LaunchProps) {
  if (launched) {
    return (
      <td className="launch">
        <DateText month date={launched} />
        <Marks numbers={sources} />
      </td>
    )
  }
  if (isStarted) return <td className="launch" />
  return <td className="launch not-yet">{notLaunchedLabel}</td>
}

interface AsOfProps {
  statusDate: string
  ended: string
  isOld: boolean
}

function AsOf({ statusDate, ended, isOld }: AsOfProps) {
  const date = ended || statusDate
  return (
    <td className="as-of">
      {ended && 'Ended '}
      {date ? <DateText month date={date} /> : notDisclosedLabel}
      {isOld && <span className="note"> {oldStatusNote}</span>}
    </td>
  )
}

function Details({ details: [protocols, ledgers, suppliers, laws] }: { details: WalletDetails }) {
  return (
    <>
      {protocolLabels.map((label, at) =>
        protocols.includes(at) ? (
          <td key={label} className="yes" data-label={label}>
            Yes
          </td>
        ) : (
          <Fragment key={label}>{undisclosed}</Fragment>
        ),
      )}
      <Names family="dlt-instances" names={ledgers} label="Ledger" />
      <Names family="entities" names={suppliers} label="Supplier" />
      <Names family="regulations" names={laws} label="Law" />
    </>
  )
}

function Wallet({ facts, children }: { facts: WalletFacts; children: ReactNode }) {
  const [wallet, operators, status, statusSources, statusDate, isOld, ended] = facts
  const [, , , , , , , launched, launchSources, isStarted, details] = facts
  const [id, name, short] = wallet
  return (
    <tr className={children ? undefined : 'further'}>
      {children}
      <td className="wallet">
        <RecordLink family="projects" id={id} name={name} short={short} />
        {operators && <span className="operator">{operators}</span>}
      </td>
      <td className="status">
        <StatusMark status={status} />
        {status && <Marks numbers={statusSources} />}
      </td>
      <AsOf statusDate={statusDate} ended={ended} isOld={isOld === 1} />
      <Launch launched={launched} sources={launchSources} isStarted={isStarted === 1} />
      {details && <Details details={details} />}
    </tr>
  )
}

export type CountryWallets = readonly [code: string, name: string, ...wallets: WalletFacts[]]

/**
 * The rows of countries, one for each of their wallets. It is a client component because the payload of the page would
 * otherwise repeat the markup of some sixty rows.
 */
export function WalletRows({ countries }: { countries: readonly CountryWallets[] }) {
  return countries.map(([code, name, ...wallets]) =>
    wallets.map((facts, at) => (
      <Wallet key={facts[0][0]} facts={facts}>
        {at === 0 && (
          <th scope="row" rowSpan={wallets.length > 1 ? wallets.length : undefined}>
            <CountryLink country={{ code, name }} />
          </th>
        )}
      </Wallet>
    )),
  )
}
