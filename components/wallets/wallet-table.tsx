import { SiteLink } from '@/components/layout/site-link'
import { sourceNumbers } from '@/components/sources/source-marks'
import { glossaryAddress } from '@/lib/portal/about/glossary'
import { isOld } from '@/lib/portal/projects/status'
import type { Named, NationalWallet } from '@/lib/portal/wallets/national-wallets'
import type { ProtocolName } from '@/lib/portal/wallets/protocols'
import {
  type WalletSection,
  type WalletsView,
  walletStatuses,
} from '@/lib/portal/wallets/wallets-view'
import { counted } from '@/lib/text/counted'
import { withoutRemark } from '@/lib/text/without-remark'
import { type ProtocolLabel, protocolLabels } from './protocol-labels'
import { type ShownNames, type WalletFacts, WalletRows } from './wallet-rows'

interface ProtocolColumn {
  protocols: readonly ProtocolName[]
  /** The glossary entry that explains the heading. */
  entry: Parameters<typeof glossaryAddress>[0]
}

const protocolColumns: Readonly<Record<ProtocolLabel, ProtocolColumn>> = {
  mdoc: { protocols: ['mdoc'], entry: 'mdoc' },
  'SD-JWT': { protocols: ['sd-jwt'], entry: 'sd-jwt' },
  'W3C VC': { protocols: ['w3c-vc'], entry: 'w3c-vc' },
  OpenID4VC: { protocols: ['openid4vci', 'openid4vp'], entry: 'openid4vc' },
}

const mainColumns = ['Country', 'Wallet and responsible body', 'Status', 'Launch date']
/** The columns after those of the protocols. */
const lastColumns = ['Ledger', 'Suppliers', 'Law or bill']

const countColumns = ({ hasDetails }: WalletsView): number =>
  mainColumns.length + (hasDetails ? protocolLabels.length + lastColumns.length : 0)

function shorten({ id, name, short = withoutRemark(name) }: Named & { short?: string }) {
  return { id, name, ...(short === name ? {} : { short }) }
}

/** The first names, so that a row has two or three lines. */
const getFirst = (names: readonly Named[], max: number): ShownNames => ({
  first: names.slice(0, max).map(shorten),
  ...(names.length > max ? { hiddenCount: names.length - max } : {}),
})

function getDetails({ protocols, ledgers, suppliers, laws }: NationalWallet) {
  const namedProtocols = protocolLabels.filter((label) =>
    protocolColumns[label].protocols.some((name) => protocols.includes(name)),
  )
  return {
    ...(namedProtocols.length > 0 ? { protocols: namedProtocols } : {}),
    ...(ledgers.length > 0 ? { ledgers: getFirst(ledgers, 2) } : {}),
    ...(suppliers.length > 0 ? { suppliers: getFirst(suppliers, 2) } : {}),
    ...(laws.length > 0 ? { laws: getFirst(laws, 1) } : {}),
  }
}

/** The operators of a wallet, or its managers if no operator is known. */
const nameResponsible = ({ operators, managers }: NationalWallet): string =>
  (operators.length > 0 ? operators : managers).map(({ name }) => withoutRemark(name)).join(', ')

function getFacts(wallet: NationalWallet, { sources, hasDetails, date }: WalletsView): WalletFacts {
  const {
    id,
    title,
    name,
    status,
    status_date: statusDate,
    status_source: statusSource,
    launch_date: launched,
    launch_date_source: launchSource,
    end_date: ended,
    stage,
  } = wallet
  // Undefined properties would be part of the payload of the page, once for each wallet.
  return {
    id,
    name: title,
    ...(name === title ? {} : { short: name }),
    ...(status ? { status } : {}),
    statusSources: sourceNumbers(sources, [statusSource]),
    ...(statusDate ? { statusDate } : {}),
    ...(isOld({ status, date: statusDate }, date) ? { isOld: true } : {}),
    ...(ended ? { ended } : {}),
    ...(launched ? { launched, launchSources: sourceNumbers(sources, [launchSource]) } : {}),
    ...(stage === 'running' || stage === 'ended' ? { isStarted: true } : {}),
    responsible: nameResponsible(wallet),
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
  const walletCount = rows.reduce((sum, { wallets }) => sum + wallets.length, 0)
  const count =
    status === 'ended'
      ? counted(walletCount, 'wallet')
      : counted(rows.length, 'country', 'countries')
  return (
    <tbody>
      <tr className="heading">
        <th scope="rowgroup" colSpan={countColumns(view)}>
          {label}: {count}. <span className="note">{description}</span>
        </th>
      </tr>
      {rows.map(({ country: { code, name }, wallets }) => (
        <WalletRows
          key={code}
          country={{ code, name }}
          wallets={wallets.map((wallet) => getFacts(wallet, view))}
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
      {view.hasDetails && (
        <p className="wallet-key note" aria-hidden="true">
          <b>✓</b> yes{'\u2003'}
          <b>–</b> not disclosed (does not mean no)
        </p>
      )}
      <table className={view.hasDetails ? 'wallet-table detailed' : 'wallet-table'}>
        <caption className="sr-only">National wallets by country and status</caption>
        <thead>
          <tr>
            {mainColumns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            {view.hasDetails && (
              <>
                {protocolLabels.map((label) => (
                  <th key={label} scope="col" className="protocol">
                    <SiteLink href={glossaryAddress(protocolColumns[label].entry)}>
                      {label}
                    </SiteLink>
                  </th>
                ))}
                {lastColumns.map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
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
