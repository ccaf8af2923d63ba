import { sourceNumbers } from '@/components/sources/source-marks'
import {
  type Named,
  type NationalWallet,
  withoutRemark,
} from '@/lib/portal/wallets/national-wallets'
import type { ProtocolName } from '@/lib/portal/wallets/protocols'
import {
  type WalletSection,
  type WalletsView,
  walletStatuses,
} from '@/lib/portal/wallets/wallets-view'
import { counted } from '@/lib/text/counted'
import { type ProtocolLabel, protocolLabels } from './protocol-labels'
import { type WalletFacts, WalletRows } from './wallet-rows'

/** The protocols of each column. */
const protocolColumns: Readonly<Record<ProtocolLabel, readonly ProtocolName[]>> = {
  mdoc: ['mdoc'],
  'SD-JWT': ['sd-jwt'],
  'W3C VC': ['w3c-vc'],
  OpenID4VC: ['openid4vci', 'openid4vp'],
}

const fewColumns = ['Country', 'Wallet and operator', 'Status', 'As of', 'Launched']

const shortened = ({ id, name }: Named) => ({ id, name, short: withoutRemark(name) })

function getDetails({ protocols, ledgers, suppliers, laws }: NationalWallet) {
  const named = protocolLabels.filter((label) =>
    protocolColumns[label].some((name) => protocols.includes(name)),
  )
  return { protocols: named, ledgers, suppliers: suppliers.map(shortened), laws }
}

function getFacts(wallet: NationalWallet, { sources, hasDetails }: WalletsView): WalletFacts {
  const { id, title, name, status, statusDate, stage, launched, ended, operators } = wallet
  return {
    id,
    name: title,
    short: name,
    status,
    statusSources: sourceNumbers(sources, [wallet.statusSource]),
    statusDate,
    ended,
    launched,
    launchSources: sourceNumbers(sources, [wallet.launchSource]),
    isStarted: stage === 'running' || stage === 'ended',
    operators: operators.map((operator) => withoutRemark(operator.name)).join(', '),
    ...(hasDetails ? { details: getDetails(wallet) } : {}),
  }
}

function Section({
  section: { status, rows },
  view,
}: {
  section: WalletSection
  view: WalletsView
}) {
  const { label, description } = walletStatuses[status]
  const wallets = rows.reduce((sum, row) => sum + row.wallets.length, 0)
  const count =
    status === 'ended' ? counted(wallets, 'wallet') : counted(rows.length, 'country', 'countries')
  return (
    <tbody>
      <tr className="heading">
        <th scope="rowgroup" colSpan={view.hasDetails ? 12 : fewColumns.length}>
          {label}: {count} <span className="note">{description}</span>
        </th>
      </tr>
      {rows.map(({ country: { code, name }, wallets: own }) => (
        <WalletRows
          key={code}
          country={{ code, name }}
          wallets={own.map((wallet) => getFacts(wallet, view))}
        />
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
            {fewColumns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            {view.hasDetails && (
              <>
                {protocolLabels.map((label) => (
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
