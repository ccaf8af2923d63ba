/**
 * The national wallets in the data, and the status of each country. A national wallet is a project of kind Wallet and
 * level National. Only some servers have these fields.
 */
import { dataOrUndefined } from '@/lib/client/result'
import type { ProjectDetail, ProjectSummary } from '@/lib/contract/projects'
import { projectFacts } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { regionOfCountry } from '@/lib/portal/map/country-places'
import { byStage, getStage, type Stage } from '@/lib/portal/projects/status'
import { byName } from '@/lib/portal/records/name-order'
import { unionCode } from '@/lib/portal/records/union-laws'
import { withoutRemark } from '@/lib/text/names'
import { getProtocols, type ProtocolName } from './protocols'

export interface Named {
  id: number
  name: string
}

/** A project with the values derived from its details, as far as they are known. */
export interface NationalWallet extends ProjectDetail {
  /** The title without a remark at its end, for tables. */
  name: string
  stage?: Stage
  /** Only the names in the facts. A wallet may use others: facts do not rule any out. */
  protocols: readonly ProtocolName[]
  ledgers: readonly Named[]
  suppliers: readonly Named[]
  operators: readonly Named[]
  managers: readonly Named[]
  /** Laws of the country before those of the European Union. */
  laws: readonly (Named & { short: string })[]
}

export interface WalletCountry {
  code: string
  name: string
  /** The region of the world. Undefined for an unknown code. */
  region?: string
  /** The most advanced first. Empty for a country without a national wallet. */
  wallets: readonly NationalWallet[]
}

export interface NationalWallets {
  /** All countries, from A to Z. */
  countries: readonly WalletCountry[]
  /** False without the details of projects, which have sources, standards, ledgers, organizations and laws. */
  hasDetails: boolean
}

/** A name without a remark that repeats the country: `Aadhaar app` for `Aadhaar app (India)`. */
export const withoutCountry = (title: string, country: string): string =>
  title.endsWith(` (${country})`) ? withoutRemark(title) : title

/** Whether a relation has not ended. */
export const isCurrent = ({ until }: { until?: string | null }): boolean => !until

type Law = NonNullable<ProjectDetail['regulations']>[number]

/** A law in a table: `eIDAS 2` for a law of the European Union with this alias, others without their country. */
function shortLaw({ title, country }: Law): string {
  const [, remark] = /\(([^()]+)\)$/.exec(title) ?? []
  if (remark === undefined) return title
  if (country) return withoutCountry(title, country.name)
  return /[A-Z]/.test(remark) ? remark : title
}

const getLaws = ({ regulations }: ProjectDetail) =>
  (regulations ?? [])
    .filter(isCurrent)
    .toSorted((a, b) => Number(!a.country) - Number(!b.country))
    .map((law) => ({ id: law.id, name: law.title, short: shortLaw(law) }))

function organizationsWith(
  key: 'role' | 'relationship_type',
  value: string,
  { entities }: ProjectDetail,
): Named[] {
  const found = (entities ?? []).filter((entity) => entity[key] === value)
  return [...new Map(found.map(({ id, name }) => [id, { id, name }])).values()]
}

function getWallet(detail: ProjectDetail): NationalWallet {
  return {
    ...detail,
    name: withoutRemark(detail.title),
    stage: getStage(detail.status),
    protocols: getProtocols(
      (detail.standards ?? []).filter(isCurrent).map((standard) => standard.title),
    ),
    ledgers: (detail.dlt_instances ?? [])
      .filter(isCurrent)
      .map(({ id: ledgerId, name }) => ({ id: ledgerId, name })),
    suppliers: organizationsWith('role', 'Supplier', detail),
    operators: organizationsWith('role', 'Operator', detail),
    managers: organizationsWith('relationship_type', 'Managing', detail),
    laws: getLaws(detail),
  }
}

/** An organization that manages or operates a wallet: `'PagoPA'`, or `'PagoPA (operator)'` next to others. */
interface Responsible extends Named {
  label: string
}

/** The organizations that manage a wallet and those that operate it, each once. */
export function responsibleFor({
  operators,
  managers,
}: Pick<NationalWallet, 'operators' | 'managers'>): readonly Responsible[] {
  const isOperator = ({ id }: Named) => operators.some((operator) => operator.id === id)
  const isManager = ({ id }: Named) => managers.some((manager) => manager.id === id)
  const all = [...managers, ...operators.filter((operator) => !isManager(operator))]
  return all.map((organization) => {
    const name = withoutRemark(organization.name)
    const isMarked = isOperator(organization) && managers.length > 0 && all.length > 1
    return { ...organization, label: isMarked ? `${name} (operator)` : name }
  })
}

export const isNationalWallet = ({ kind, level }: Pick<ProjectSummary, 'kind' | 'level'>) =>
  kind === 'Wallet' && level === 'National'

/**
 * The countries of a wallet: the one country that it serves, otherwise the country of its headquarters, otherwise all
 * countries that it serves.
 */
function getCountries({ id, country }: ProjectSummary, data: PortalData): readonly string[] {
  const served = projectFacts(data).byId.get(id)?.serves ?? []
  if (served.length === 1) return served
  return country ? [country.code] : served
}

/** Undefined if the server has no national wallets, or does not identify them. */
export const nationalWallets = derived(
  'national wallets',
  (data: PortalData): NationalWallets | undefined => {
    const projects = dataOrUndefined(data.projects) ?? []
    const found = projects.filter(isNationalWallet)
    if (found.length === 0) return undefined
    const details = dataOrUndefined(data.details)
    const detailsById = new Map((details ?? []).map((detail) => [detail.id, detail]))
    const byCountry = new Map<string, NationalWallet[]>()
    for (const project of found) {
      const wallet = getWallet({ ...project, ...detailsById.get(project.id) })
      for (const code of getCountries(project, data)) {
        byCountry.set(code, [...(byCountry.get(code) ?? []), wallet])
      }
    }
    const countries = (dataOrUndefined(data.countries) ?? [])
      .filter(({ code }) => code !== unionCode)
      .map(({ code, name }): WalletCountry => {
        const region = regionOfCountry(code)
        const wallets = (byCountry.get(code) ?? []).toSorted(byStage)
        return { code, name, ...(region ? { region } : {}), wallets }
      })
      .sort((a, b) => byName(a.name, b.name))
    return { countries, hasDetails: details !== undefined }
  },
)

/** The wallets that have not ended. */
export const currentWallets = ({ wallets }: Pick<WalletCountry, 'wallets'>): NationalWallet[] =>
  wallets.filter(({ stage }) => stage !== 'ended')

/** The status of a country, which is that of its most advanced wallet. `none` without a wallet. */
export type WalletStatus = 'launched' | 'pilot' | 'announced' | 'undisclosed' | 'ended' | 'none'

const statuses = {
  running: 'launched',
  pilot: 'pilot',
  planned: 'announced',
  ended: 'ended',
} as const satisfies Record<Stage, WalletStatus>

export const statusAtStage = (stage: Stage) => statuses[stage]

export const statusOfWallet = ({ stage }: NationalWallet): WalletStatus =>
  stage ? statuses[stage] : 'undisclosed'

export const statusOfCountry = ({ wallets: [first] }: Pick<WalletCountry, 'wallets'>) =>
  first ? statusOfWallet(first) : 'none'
