/** The national wallets that a country has after one of them has ended. */
import type { ProjectSummary } from '@/lib/contract/projects'
import { byStage, getStage } from '@/lib/portal/projects/status'
import { isNationalWallet } from '@/lib/portal/wallets/national-wallets'

type Wallet = Pick<ProjectSummary, 'id' | 'title' | 'kind' | 'level' | 'status' | 'country'>

/**
 * The national wallets of the same country that have not ended, the most advanced first. Empty if the project is no
 * national wallet, or has not ended.
 */
export function currentWallets<Project extends Wallet>(
  projects: readonly Project[],
  id: number,
): readonly Project[] {
  const ended = projects.find((project) => project.id === id)
  const code = ended?.country?.code
  if (!ended || !code || !isNationalWallet(ended) || getStage(ended.status) !== 'ended') return []
  return projects
    .filter(isNationalWallet)
    .filter(({ country, status }) => country?.code === code && getStage(status) !== 'ended')
    .toSorted(byStage)
}
