/** What the table of national wallets shows of a wallet's technology, suppliers and laws, with the sources. */
import type { SourceUse } from '@/lib/portal/sources/source-index'
import { isCurrent, type Named, type NationalWallet } from './national-wallets'
import { type ProtocolLabel, protocolLabels } from './protocol-labels'
import { getProtocols, type ProtocolName } from './protocols'

const protocolsOf: Readonly<Record<ProtocolLabel, readonly ProtocolName[]>> = {
  mdoc: ['mdoc'],
  'SD-JWT': ['sd-jwt'],
  'W3C VC': ['w3c-vc'],
  OpenID4VC: ['openid4vci', 'openid4vp'],
}

/** As given in a record. */
type Reference = SourceUse['source']

export interface SourcedName extends Named {
  short?: string
  sources: readonly Reference[]
}

/** The first names of a list, so that a row has two or three lines. The wallet's profile has all. */
export interface FirstNames {
  first: readonly SourcedName[]
  hiddenCount: number
}

interface WalletDetails {
  protocols: readonly { label: ProtocolLabel; sources: readonly Reference[] }[]
  ledgers: FirstNames
  suppliers: FirstNames
  laws: FirstNames
}

interface Relation {
  id: number
  source?: Reference
  until?: string | null
}

function getFirst(
  names: readonly (Named & { short?: string })[],
  max: number,
  relations: readonly Relation[] | null | undefined,
): FirstNames {
  const first = names.slice(0, max).map((name) => ({
    ...name,
    sources: (relations ?? [])
      .filter((relation) => relation.id === name.id && isCurrent(relation))
      .map(({ source }) => source),
  }))
  return { first, hiddenCount: names.length - first.length }
}

/** One source is enough for a format or protocol; a wallet may have one for each of several standards. */
export const protocolSources = (
  { standards }: NationalWallet,
  names: readonly ProtocolName[],
): Reference[] =>
  (standards ?? [])
    .filter(isCurrent)
    .filter(({ title }) => getProtocols([title]).some((name) => names.includes(name)))
    .flatMap(({ source }) => source ?? [])
    .slice(0, 1)

function getProtocolDetails(wallet: NationalWallet) {
  const { protocols } = wallet
  return protocolLabels
    .map((label) => ({
      label,
      names: protocolsOf[label].filter((name) => protocols.includes(name)),
    }))
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => ({ label, sources: protocolSources(wallet, names) }))
}

export const getWalletDetails = (wallet: NationalWallet): WalletDetails => ({
  protocols: getProtocolDetails(wallet),
  ledgers: getFirst(wallet.ledgers, 2, wallet.dlt_instances),
  suppliers: getFirst(
    wallet.suppliers,
    2,
    wallet.entities?.filter(({ role }) => role === 'Supplier'),
  ),
  laws: getFirst(wallet.laws, 3, wallet.regulations),
})

/** The sources of everything that the table shows of a wallet, in the order of its columns. */
export function walletSources(wallet: NationalWallet): Reference[] {
  const { protocols, ledgers, suppliers, laws } = getWalletDetails(wallet)
  const details = [...protocols, ...ledgers.first, ...suppliers.first, ...laws.first]
  return [
    wallet.status_source,
    wallet.launch_date_source,
    ...details.flatMap(({ sources }) => sources),
  ]
}
