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

interface Row {
  country: WalletCountry
  wallet: NationalWallet
}

const statusText = (country: WalletCountry): string => {
  const status = statusOfCountry(country)
  return status === 'none' ? noneKnownLabel : walletStatuses[status].label
}

type Column = readonly [key: string, title: string, getCell: (row: Row) => CsvCell]

const columns: readonly Column[] = [
  ['country_code', 'Country code', ({ country }) => country.code],
  ['country', 'Country', ({ country }) => country.name],
  ['region', 'Region', ({ country }) => country.region],
  ['country_status', 'Status of the country', ({ country }) => statusText(country)],
  ['wallet_id', 'Wallet id', ({ wallet }) => wallet.id],
  ['wallet', 'Wallet', ({ wallet }) => wallet.title],
  ['status', 'Status', ({ wallet }) => wallet.status ?? notDisclosedLabel],
  ['status_date', 'Status as of', ({ wallet }) => wallet.status_date],
  ['status_source', 'Source of the status', ({ wallet }) => wallet.status_source],
  ['launch_date', 'Launched', ({ wallet }) => wallet.launch_date],
  ['launch_date_source', 'Source of the launch date', ({ wallet }) => wallet.launch_date_source],
  ['end_date', 'Ended', ({ wallet }) => wallet.end_date],
]

/**
 * Facts state which technology a wallet uses, and rule nothing out: technology that they do not name is not disclosed.
 */
const detailColumns: readonly Column[] = [
  ...protocolNames.map(
    (name): Column => [
      name.replaceAll('-', '_'),
      protocols[name].label,
      ({ wallet }) => (wallet.protocols.includes(name) ? 'Yes' : notDisclosedLabel),
    ],
  ),
  ['ledger', 'Ledger', ({ wallet }) => getNames(wallet.ledgers)],
  ['suppliers', 'Suppliers', ({ wallet }) => getNames(wallet.suppliers)],
  ['operators', 'Operators', ({ wallet }) => getNames(wallet.operators)],
  ['laws', 'Laws', ({ wallet }) => getNames(wallet.laws)],
]

/** In the order of the page. */
const listRows = ({ sections }: WalletsView): Row[] =>
  sections.flatMap(({ rows }) =>
    rows.flatMap(({ country, wallets }) => wallets.map((wallet) => ({ country, wallet }))),
  )

export function walletsTable(view: WalletsView, siteUrl: string): Table {
  const profile: Column = [
    'profile',
    'Profile',
    ({ wallet }) => siteUrl + recordPath('projects', wallet.id, wallet.title),
  ]
  const shown = [...columns, profile, ...(view.hasDetails ? detailColumns : [])]
  return {
    title: view.title,
    path: walletsAddress(view.state),
    frozenPath: (version) => pastWalletsAddress(version, view.state),
    columns: shown.map(([key, title]) => ({ key, title })),
    rows: listRows(view).map((row) => shown.map(([, , getCell]) => getCell(row))),
  }
}

/** The facts of a wallet under the names of the API. */
const getFacts = ({ country, wallet }: Row) => ({
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
  const wallets = listRows(view).map(getFacts)
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
