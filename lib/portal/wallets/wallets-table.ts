/** The national wallets as a file: a row for each wallet, in the order of the page. */
import type { PictureText } from '@/lib/portal/publish/picture/svg-picture'
import type { Table } from '@/lib/portal/publish/table/table-file'
import { recordPath } from '@/lib/portal/records/record-path'
import type { CsvCell } from '@/lib/text/csv'
import { formatDate } from '@/lib/text/dates'
import { noneKnownLabel, notDisclosedLabel } from '@/lib/text/labels'
import { type NationalWallet, statusOfCountry, type WalletCountry } from './national-wallets'
import { protocolNames, protocols } from './protocols'
import { pastWalletsAddress, walletsAddress } from './wallets-query'
import { describeCounts, type WalletsView, walletStatuses } from './wallets-view'

const getNames = (namedItems: readonly { name: string }[]): string =>
  namedItems.map(({ name }) => name).join('; ') || notDisclosedLabel

const columns = [
  { key: 'country_code', title: 'Country code' },
  { key: 'country', title: 'Country' },
  { key: 'region', title: 'Region' },
  { key: 'country_status', title: 'Status of the country' },
  { key: 'wallet_id', title: 'Wallet id' },
  { key: 'wallet', title: 'Wallet' },
  { key: 'status', title: 'Status' },
  { key: 'status_date', title: 'Status as of' },
  { key: 'status_source', title: 'Source of the status' },
  { key: 'launch_date', title: 'Launched' },
  { key: 'launch_date_source', title: 'Source of the launch date' },
  { key: 'end_date', title: 'Ended' },
  { key: 'profile', title: 'Profile' },
] as const

const detailColumns = [
  ...protocolNames.map((name) => ({
    key: name.replaceAll('-', '_'),
    title: protocols[name].label,
  })),
  { key: 'ledger', title: 'Ledger' },
  { key: 'suppliers', title: 'Suppliers' },
  { key: 'operators', title: 'Operators' },
  { key: 'laws', title: 'Laws' },
]

const statusText = (country: WalletCountry): string => {
  const status = statusOfCountry(country)
  return status === 'none' ? noneKnownLabel : walletStatuses[status].label
}

function getRow(country: WalletCountry, wallet: NationalWallet, siteUrl: string): CsvCell[] {
  return [
    country.code,
    country.name,
    country.region,
    statusText(country),
    wallet.id,
    wallet.title,
    wallet.status ?? notDisclosedLabel,
    wallet.status_date,
    wallet.status_source,
    wallet.launch_date,
    wallet.launch_date_source,
    wallet.end_date,
    siteUrl + recordPath('projects', wallet.id, wallet.title),
  ]
}

/**
 * Facts state which technology a wallet uses, and rule nothing out: technology that they do not name is not disclosed.
 */
const getDetails = (wallet: NationalWallet): CsvCell[] => [
  ...protocolNames.map((name) => (wallet.protocols.includes(name) ? 'Yes' : notDisclosedLabel)),
  ...[wallet.ledgers, wallet.suppliers, wallet.operators, wallet.laws].map(getNames),
]

export const walletsTable = (view: WalletsView, siteUrl: string): Table => ({
  title: view.title,
  path: walletsAddress(view.state),
  frozenPath: (version) => pastWalletsAddress(version, view.state),
  columns: view.hasDetails ? [...columns, ...detailColumns] : columns,
  rows: view.sections.flatMap(({ rows }) =>
    rows.flatMap(({ country, wallets }) =>
      wallets.map((wallet) => [
        ...getRow(country, wallet, siteUrl),
        ...(view.hasDetails ? getDetails(wallet) : []),
      ]),
    ),
  ),
})

/** The facts of a wallet under the names of the API. */
const getFacts = (country: WalletCountry, wallet: NationalWallet) => ({
  country: country.code,
  id: wallet.id,
  title: wallet.title,
  status: wallet.status ?? null,
  status_date: wallet.status_date ?? null,
  status_source: wallet.status_source ?? null,
  launch_date: wallet.launch_date ?? null,
  launch_date_source: wallet.launch_date_source ?? null,
  end_date: wallet.end_date ?? null,
  protocols: wallet.protocols,
  ledgers: wallet.ledgers,
  suppliers: wallet.suppliers,
  operators: wallet.operators,
  regulations: wallet.laws.map(({ id, name }) => ({ id, name })),
})

/**
 * The hashed document of a citation. It contains only data of the version, so it never changes: no text of the site, and
 * no date of the request.
 */
export function walletsAnswer(view: WalletsView, version: string, siteUrl: string): string {
  const wallets = view.sections.flatMap(({ rows }) =>
    rows.flatMap(({ country, wallets: nationalWallets }) =>
      nationalWallets.map((wallet) => getFacts(country, wallet)),
    ),
  )
  const address = siteUrl + pastWalletsAddress(version, view.state)
  return `${JSON.stringify({ version, address, total: wallets.length, wallets }, null, 2)}\n`
}

/** The texts in the picture for shared links, whose map shows all countries. */
export const walletsPictureText = (
  { view, date }: { view: WalletsView; date: string },
  credit: string,
): PictureText => ({
  title: view.title,
  subtitle: `${describeCounts(view.counts)} Launched countries are solid, pilots striped, announced ones dotted. Data as of ${formatDate(date.slice(0, 10))}.`,
  credit,
})
