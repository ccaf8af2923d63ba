/** The organizations of the national wallets of a country, each once with all of its roles. */
import type { ProjectDetail } from '@/lib/contract/projects'
import { entityRoles, projectEntities } from '@/lib/portal/profile/project-relations'

export interface WalletOrganization {
  id: number
  name: string
  type: string[]
  website?: string | null
  roles: readonly string[]
  sources: readonly (string | null | undefined)[]
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
    const existing = byId.get(id)
    byId.set(id, {
      id,
      name,
      type,
      website,
      roles: [...new Set([...(existing?.roles ?? []), ...entityRoles(entity)])],
      sources: [...(existing?.sources ?? []), source],
    })
  }
  return [...byId.values()].toSorted((a, b) => getRank(a) - getRank(b)).slice(0, maxShown)
}
