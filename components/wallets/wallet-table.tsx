import { Fragment } from 'react'
import { DateText } from '@/components/layout/date-text'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import { StatusMark } from '@/components/layout/status-mark'
import { SourceMarks } from '@/components/sources/source-marks'
import type { Family } from '@/lib/contract/families'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import type { Named, NationalWallet } from '@/lib/portal/wallets/national-wallets'
import type { ProtocolName } from '@/lib/portal/wallets/protocols'
import {
  type WalletRow,
  type WalletSection,
  type WalletsView,
  walletStatuses,
} from '@/lib/portal/wallets/wallets-view'
import { counted } from '@/lib/text/counted'
import { notDisclosedLabel } from '@/lib/text/labels'

/** The columns of protocols. Those of OpenID4VC share one. */
const protocolColumns: readonly { label: string; names: readonly ProtocolName[] }[] = [
  { label: 'mdoc', names: ['mdoc'] },
  { label: 'SD-JWT', names: ['sd-jwt'] },
  { label: 'W3C VC', names: ['w3c-vc'] },
  { label: 'OpenID4VC', names: ['openid4vci', 'openid4vp'] },
]

/** A cell shows so many names; the profile of the wallet has the others. */
const maxNames = 2

/** The style sheet draws a shape for each answer. No fact rules a protocol or a ledger out yet, so none is No. */
const answers = { yes: 'Yes', no: 'No', undisclosed: notDisclosedLabel } as const

interface AnswerCellProps {
  answer: keyof typeof answers
  className: string
  /** The heading of the column, for phones. */
  label?: string
}

function AnswerCell({ answer, className, label }: AnswerCellProps) {
  return (
    <td className={`answer ${answer} ${className}`} data-label={label}>
      {answers[answer]}
    </td>
  )
}

interface NamesProps {
  family: Extract<Family, 'dlt-instances' | 'entities' | 'regulations'>
  named: readonly (Named & { short?: string })[]
  className: string
}

function Names({ family, named, className }: NamesProps) {
  if (named.length === 0) return <AnswerCell answer="undisclosed" className={className} />
  const rest = named.length - maxNames
  return (
    <td className={className}>
      {named.slice(0, maxNames).map(({ id, name, short }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <RecordLink family={family} id={id} name={name} short={short} />
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </td>
  )
}

function Details({ wallet }: { wallet: NationalWallet }) {
  return (
    <>
      {protocolColumns.map(({ label, names }) => {
        const isNamed = names.some((name) => wallet.protocols.includes(name))
        return (
          <AnswerCell
            key={label}
            answer={isNamed ? 'yes' : 'undisclosed'}
            className="protocol"
            label={label}
          />
        )
      })}
      <Names family="dlt-instances" named={wallet.ledgers} className="ledger" />
      <Names family="entities" named={wallet.suppliers} className="suppliers" />
      <Names family="regulations" named={wallet.laws} className="laws" />
    </>
  )
}

const isStarted = ({ stage, launched }: NationalWallet): boolean =>
  launched !== undefined || stage === 'running' || stage === 'ended'

function Launch({ wallet, sources }: { wallet: NationalWallet; sources: SourceIndex }) {
  const { launched, launchSource } = wallet
  if (!isStarted(wallet)) return <td className="launch not-yet">Not yet</td>
  if (launched === undefined) return <AnswerCell answer="undisclosed" className="launch" />
  return (
    <td className="launch">
      <DateText month date={launched} />
      <SourceMarks index={sources} of={[launchSource]} />
    </td>
  )
}

function AsOf({ wallet: { statusDate, ended } }: { wallet: NationalWallet }) {
  if (ended !== undefined) {
    return (
      <td className="as-of">
        Ended <DateText month date={ended} />
      </td>
    )
  }
  return <td className="as-of">{statusDate ? <DateText month date={statusDate} /> : 'No date'}</td>
}

interface RowProps {
  row: WalletRow
  view: WalletsView
}

function Rows({ row: { country, wallets }, view: { sources, hasDetails } }: RowProps) {
  return wallets.map((wallet, at) => (
    <tr key={wallet.id} className={at > 0 ? 'further' : undefined}>
      {at === 0 && (
        <th scope="row" rowSpan={wallets.length}>
          <CountryLink country={country} />
        </th>
      )}
      <td className="wallet">
        <RecordLink family="projects" id={wallet.id} name={wallet.title} short={wallet.name} />
        {wallet.operators.length > 0 && (
          <span className="operator">{wallet.operators.map(({ name }) => name).join(', ')}</span>
        )}
      </td>
      <td className="status">
        <StatusMark status={wallet.status} />
        {wallet.status && <SourceMarks index={sources} of={[wallet.statusSource]} />}
      </td>
      <AsOf wallet={wallet} />
      <Launch wallet={wallet} sources={sources} />
      {hasDetails && <Details wallet={wallet} />}
    </tr>
  ))
}

function Section({
  section: { status, rows },
  view,
}: {
  section: WalletSection
  view: WalletsView
}) {
  const { label, means } = walletStatuses[status]
  const wallets = rows.reduce((sum, row) => sum + row.wallets.length, 0)
  const count =
    status === 'ended' ? counted(wallets, 'wallet') : counted(rows.length, 'country', 'countries')
  return (
    <tbody>
      <tr className="heading">
        <th scope="rowgroup" colSpan={view.hasDetails ? 12 : 5}>
          {label}: {count} <span className="note">{means}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <Rows key={row.country.code} row={row} view={view} />
      ))}
    </tbody>
  )
}

/** One row for each wallet, below the status of its country. On phones it is a list. */
export function WalletTable({ view }: { view: WalletsView }) {
  if (view.sections.length === 0) {
    return <p className="mt-6">No results. Remove a filter.</p>
  }
  return (
    <div className="wallet-region">
      <table className="wallet-table">
        <caption className="sr-only">National wallets by country and status</caption>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col">Wallet and operator</th>
            <th scope="col">Status</th>
            <th scope="col">As of</th>
            <th scope="col">Launched</th>
            {view.hasDetails && (
              <>
                {protocolColumns.map(({ label }) => (
                  <th key={label} scope="col" className="protocol">
                    {label}
                  </th>
                ))}
                <th scope="col">Ledger</th>
                <th scope="col">Suppliers</th>
                <th scope="col">Law</th>
              </>
            )}
          </tr>
        </thead>
        {view.sections.map((section) => (
          <Section key={section.status} section={section} view={view} />
        ))}
      </table>
    </div>
  )
}
