'use client'

import { Fragment } from 'react'
import { DateText } from '@/components/layout/date-text'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { SourceNumbers } from '@/components/sources/source-numbers'
import { Unsourced } from '@/components/sources/unsourced'
import type { Family } from '@/lib/contract/families'
import { launchPrefix } from '@/lib/portal/projects/launch'
import { recordPath } from '@/lib/portal/records/record-path'
import { protocolLabels } from '@/lib/portal/wallets/protocol-labels'
import type { ShownNames, WalletDetails } from '@/lib/portal/wallets/wallet-details'
import { notDisclosedLabel, sourceUndatedLabel } from '@/lib/text/labels'

/** The style sheet draws a dash in place of the words. No fact rules a protocol or a ledger out yet, so no answer is No. */
const undisclosed = <td className="undisclosed">{notDisclosedLabel}</td>

interface NamedRecord {
  id: number
  name: string
  short?: string
}

interface NamesProps {
  family: Extract<Family, 'dlt-instances' | 'entities' | 'regulations'>
  names?: ShownNames<number>
  wallet: NamedRecord
}

function Names({ family, names, wallet }: NamesProps) {
  if (!names) return undisclosed
  const { first, hiddenCount = 0 } = names
  return (
    <td>
      {first.map(({ id, name, short, sources }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <RecordLink
            family={family}
            id={id}
            name={name}
            short={short?.replace(/ (?=\d{1,2}$)/, '\u00A0')}
          />
          <Marks numbers={sources} />
        </Fragment>
      ))}
      {hiddenCount > 0 && (
        <>
          {' and '}
          <SiteLink
            href={recordPath('projects', wallet.id, wallet.name)}
            aria-label={`${hiddenCount} more: ${wallet.short ?? wallet.name}`}
          >
            {hiddenCount} more
          </SiteLink>
        </>
      )}
    </td>
  )
}

function Marks({ numbers }: { numbers: readonly number[] }) {
  return numbers.length > 0 ? <SourceNumbers record="wallets" n={numbers} /> : <Unsourced />
}

/** A wallet as the table shows it. */
export interface WalletFacts extends NamedRecord {
  status?: string
  statusSources: readonly number[]
  statusDate?: string
  /** The publisher and the kind of the source of the status: `'press'`. */
  publisher?: string
  sourceKind?: string
  /** The age of the evidence of the status, if it is over a year. */
  age?: string
  ended?: string
  launched?: string
  launchSources?: readonly number[]
  /** True if it is only announced or in pilot. */
  isPlanned?: true
  responsible: string
  /** The known technology, suppliers and laws of the wallet. Undefined if the API has none of them for any wallet. */
  details?: WalletDetails<number>
}

function Launch({ wallet }: { wallet: WalletFacts }) {
  const { launched, launchSources, isPlanned, status } = wallet
  if (launched !== undefined) {
    const prefix = launchPrefix(status)
    return (
      <td className={prefix ? 'launch own-label' : 'launch'}>
        {prefix}
        <DateText month date={launched} />
        <Marks numbers={launchSources ?? []} />
      </td>
    )
  }
  if (isPlanned) return <td className="launch not-yet">Not yet</td>
  return <td className="undisclosed launch">{notDisclosedLabel}</td>
}

function StatusDate(wallet: WalletFacts) {
  const { statusDate, ended, age, statusSources, publisher, sourceKind, details } = wallet
  const date = ended ?? statusDate
  return (
    <span className={age ? 'as-of old' : 'as-of'}>
      {ended !== undefined && 'Ended '}
      {date === undefined ? (
        details && (statusSources.length > 0 ? sourceUndatedLabel : 'Date not disclosed')
      ) : (
        <>
          {ended === undefined && 'As of '}
          <DateText month date={date} />
        </>
      )}
      {age && <span className="age">{`, ${age}`}</span>}
      {sourceKind && (
        <span className="source-kind">
          <span>Source: {publisher && `${publisher}, `}</span>
          {sourceKind}
        </span>
      )}
    </span>
  )
}

interface DetailsProps {
  wallet: WalletFacts
  details: WalletDetails<number>
}

function Details({ wallet, details }: DetailsProps) {
  const { protocols, ledgers, suppliers, laws } = details
  return (
    <>
      {protocolLabels.map((label) => {
        const sources = protocols?.[label]
        return (
          <td key={label} className={sources ? 'yes' : 'undisclosed'} data-label={label}>
            <span className="sr-only">{label}: </span>
            {sources ? (
              <>
                Yes
                <Marks numbers={sources} />
              </>
            ) : (
              notDisclosedLabel
            )}
          </td>
        )
      })}
      <Names family="dlt-instances" names={ledgers} wallet={wallet} />
      <Names family="entities" names={suppliers} wallet={wallet} />
      <Names family="regulations" names={laws} wallet={wallet} />
    </>
  )
}

interface WalletRowsProps {
  country: { code: string; name: string; isInUnion?: true }
  wallets: readonly WalletFacts[]
}

/**
 * The rows of a country, one for each of its wallets. It is a client component because the payload of the page would
 * otherwise repeat the markup of some sixty rows.
 */
export function WalletRows({ country, wallets }: WalletRowsProps) {
  return wallets.map((wallet, at) => (
    <tr key={wallet.id} className={at > 0 ? 'further' : undefined}>
      {at === 0 && (
        <th scope="row" rowSpan={wallets.length > 1 ? wallets.length : undefined}>
          <CountryLink country={country} />
          {country.isInUnion && <small> EU</small>}
        </th>
      )}
      <td className="wallet">
        <RecordLink family="projects" id={wallet.id} name={wallet.name} short={wallet.short} />
        {wallet.responsible && <span className="responsible">{wallet.responsible}</span>}
      </td>
      <td className="status">
        <StatusMark status={wallet.status} />
        {wallet.status && <Marks numbers={wallet.statusSources} />}
        <StatusDate {...wallet} />
      </td>
      <Launch wallet={wallet} />
      {wallet.details && <Details wallet={wallet} details={wallet.details} />}
    </tr>
  ))
}
