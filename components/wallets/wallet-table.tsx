import { SiteLink } from '@/components/layout/site-link'
import { Table } from '@/components/layout/table'
import { sourceNumbers } from '@/components/sources/source-marks'
import { glossaryAddress } from '@/lib/portal/about/glossary'
import { isBeforeLaunch, oldStatusNote } from '@/lib/portal/projects/status'
import { isMemberOfUnion } from '@/lib/portal/records/union-laws'
import { getSourceRecords } from '@/lib/portal/sources/load'
import { findSource, type SourceRecords } from '@/lib/portal/sources/references'
import { kindOfSource } from '@/lib/portal/sources/source-names'
import { type NationalWallet, responsibleFor } from '@/lib/portal/wallets/national-wallets'
import { type ProtocolLabel, protocolLabels } from '@/lib/portal/wallets/protocol-labels'
import { getWalletDetails } from '@/lib/portal/wallets/wallet-details'
import {
  type WalletSection,
  type WalletsView,
  walletStatuses,
} from '@/lib/portal/wallets/wallets-view'
import { counted } from '@/lib/text/counted'
import { type WalletFacts, WalletRows } from './wallet-rows'

/** The glossary entries that explain the headings. */
const glossaryEntries = {
  mdoc: 'mdoc',
  'SD-JWT': 'sd-jwt',
  'W3C VC': 'w3c-vc',
  OpenID4VC: 'openid4vc',
} as const satisfies Record<ProtocolLabel, string>

const mainColumns = ['Country', 'Wallet and responsible body', 'Status', 'Launch date']
/** The columns after those of the protocols. */
const lastColumns = ['Ledger', 'Suppliers', 'Law or bill']

const countColumns = ({ hasDetails }: WalletsView): number =>
  mainColumns.length + (hasDetails ? protocolLabels.length + lastColumns.length : 0)

const nameResponsible = (wallet: NationalWallet): string =>
  responsibleFor(wallet)
    .map(({ label }) => label)
    .join(', ')

function getFacts(
  wallet: NationalWallet,
  { sources, hasDetails, date }: WalletsView,
  records: SourceRecords | undefined,
): WalletFacts {
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
  } = wallet
  const cite = (references: readonly (string | null | undefined)[]) =>
    sourceNumbers(sources, references)
  const age = oldStatusNote({ status, date: statusDate }, date)
  const record = findSource(records, statusSource)
  // Undefined properties would be part of the payload of the page, once for each wallet.
  return {
    id,
    name: title,
    ...(name === title ? {} : { short: name }),
    ...(status ? { status } : {}),
    statusSources: cite([statusSource]),
    ...(statusDate ? { statusDate } : {}),
    ...(age ? { age } : {}),
    ...(record ? { publisher: record.publisher, sourceKind: kindOfSource(record) } : {}),
    ...(ended ? { ended } : {}),
    ...(launched ? { launched, launchSources: cite([launchSource]) } : {}),
    ...(isBeforeLaunch(status) ? { isPlanned: true } : {}),
    responsible: nameResponsible(wallet),
    ...(hasDetails ? { details: getWalletDetails(wallet, cite) } : {}),
  }
}

function Section({
  section: { status, rows },
  view,
  records,
}: {
  section: WalletSection
  view: WalletsView
  records: SourceRecords | undefined
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
          {label}: {count}
          {/* For screen readers. Text that is positioned outside of its line would have a space before it. */}
          <span className="text-[0px]">.</span> <span className="note">{description}</span>
        </th>
      </tr>
      {rows.map(({ country: { code, name }, wallets }) => (
        <WalletRows
          key={code}
          country={{ code, name, ...(isMemberOfUnion(code) ? { isInUnion: true } : {}) }}
          wallets={wallets.map((wallet) => getFacts(wallet, view, records))}
        />
      ))}
    </tbody>
  )
}

/** One row for each wallet, below the status of its country. On phones it is a list. */
export async function WalletTable({ view }: { view: WalletsView }) {
  const records = await getSourceRecords()
  if (view.sections.length === 0) {
    return <p className="mt-6">No results. Remove a filter.</p>
  }
  return (
    <div className="wallet-region">
      {view.hasDetails && (
        <>
          <label className="all-columns screen-only">
            <input type="checkbox" /> Show all columns
          </label>
          <p className="wallet-key note" aria-hidden="true">
            <b>✓</b> yes{'\u2003'}
            <b>–</b> not disclosed (does not mean no)
          </p>
        </>
      )}
      <Table
        caption="National wallets by country and status"
        className={view.hasDetails ? 'wallet-table detailed' : 'wallet-table'}
      >
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
                  <th key={label} scope="col" aria-label={label} className="protocol">
                    <SiteLink href={glossaryAddress(glossaryEntries[label])}>
                      {label}
                      <span className="sr-only">: definition</span>
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
          <Section key={section.status} section={section} view={view} records={records} />
        ))}
      </Table>
    </div>
  )
}
