/** The organizations of the national wallets of a country, each once with all of its roles. */
import type { ProjectDetail } from '@/lib/contract/projects'
import { projectEntities, type RelatedEntity } from '@/lib/portal/profile/project-relations'

export interface WalletOrganization {
  id: number
  name: string
  type: string[]
  website?: string | null
  roles: readonly string[]
  sources: readonly (string | null | undefined)[]
}

/** The names of relationships without a role. */
const relationships: Readonly<Record<string, string>> = {
  Managing: 'Manager',
  Funding: 'Funder',
  Member: 'Member',
  Affiliation: 'Partner',
}

/** The role that the source states, which is more specific than the relationship. A manager may operate the wallet too. */
function getRoles({ relationship_type: relationship, role }: RelatedEntity): string[] {
  const name = relationships[relationship] ?? relationship
  return [...(relationship === 'Managing' || !role ? [name] : []), ...(role ? [role] : [])]
}

/** The order of importance for readers. Other roles follow. */
const order = ['Manager', 'Operator', 'Supplier', 'Issuer', 'Funder']

function getRank({ roles }: WalletOrganization): number {
  const ranks = roles.map((role) => order.indexOf(role)).filter((rank) => rank >= 0)
  return Math.min(order.length, ...ranks)
}

const maxShown = 12

export function listWalletOrganizations(projects: readonly ProjectDetail[]): WalletOrganization[] {
  const byId = new Map<number, WalletOrganization>()
  for (const entity of projects.flatMap(projectEntities)) {
    const { id, name, type, website, source } = entity
    const known = byId.get(id)
    byId.set(id, {
      id,
      name,
      type,
      website,
      roles: [...new Set([...(known?.roles ?? []), ...getRoles(entity)])],
      sources: [...(known?.sources ?? []), source],
    })
  }
  return [...byId.values()].toSorted((a, b) => getRank(a) - getRank(b)).slice(0, maxShown)
}
