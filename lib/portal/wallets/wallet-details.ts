/** What the table of national wallets shows of a wallet's technology, suppliers and laws, with the sources. */
import type { SourceUse } from '@/lib/portal/sources/source-index'
import { withoutRemark } from '@/lib/text/names'
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

interface ShownName<Source> extends Named {
  short?: string
  sources: readonly Source[]
}

/** The first names of a list, so that a row has two or three lines. The wallet's profile has all. */
export interface ShownNames<Source> {
  first: readonly ShownName<Source>[]
  hiddenCount?: number
}

/** The known facts, with their sources: as given in the record, or as numbers on a page. */
export interface WalletDetails<Source> {
  protocols?: Partial<Record<ProtocolLabel, readonly Source[]>>
  ledgers?: ShownNames<Source>
  suppliers?: ShownNames<Source>
  laws?: ShownNames<Source>
}

type Cite<Source> = (references: readonly Reference[]) => readonly Source[]

interface Relation {
  id: number
  source?: Reference
  until?: string | null
}

function getFirst<Source>(
  names: readonly (Named & { short?: string })[],
  max: number,
  relations: readonly Relation[] | null | undefined,
  cite: Cite<Source>,
): ShownNames<Source> {
  const first = names.slice(0, max).map(({ id, name, short = withoutRemark(name) }) => {
    const current = (relations ?? []).filter(
      (relation) => relation.id === id && isCurrent(relation),
    )
    return {
      id,
      name,
      ...(short === name ? {} : { short }),
      sources: cite(current.map(({ source }) => source)),
    }
  })
  const hiddenCount = names.length - first.length
  return { first, ...(hiddenCount > 0 ? { hiddenCount } : {}) }
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

/** Undefined properties would be part of the payload of the page, once for each wallet. */
export function getWalletDetails<Source>(
  wallet: NationalWallet,
  cite: Cite<Source>,
): WalletDetails<Source> {
  const { protocols, ledgers, suppliers, laws, dlt_instances, entities, regulations } = wallet
  const sourcesByLabel = protocolLabels
    .map((label) => ({
      label,
      names: protocolsOf[label].filter((name) => protocols.includes(name)),
    }))
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => [label, cite(protocolSources(wallet, names))] as const)
  const supplies = entities?.filter(({ role }) => role === 'Supplier')
  return {
    ...(sourcesByLabel.length > 0 ? { protocols: Object.fromEntries(sourcesByLabel) } : {}),
    ...(ledgers.length > 0 ? { ledgers: getFirst(ledgers, 2, dlt_instances, cite) } : {}),
    ...(suppliers.length > 0 ? { suppliers: getFirst(suppliers, 2, supplies, cite) } : {}),
    ...(laws.length > 0 ? { laws: getFirst(laws, 3, regulations, cite) } : {}),
  }
}

/** The sources of everything that the table shows of a wallet, in the order of its columns. */
export function walletSources(wallet: NationalWallet): Reference[] {
  const details = getWalletDetails(wallet, (references) => references)
  const { protocols = {}, ledgers, suppliers, laws } = details
  const names = [ledgers, suppliers, laws].flatMap((shown) => shown?.first ?? [])
  return [
    wallet.status_source,
    wallet.launch_date_source,
    ...Object.values(protocols).flat(),
    ...names.flatMap(({ sources }) => sources),
  ]
}
