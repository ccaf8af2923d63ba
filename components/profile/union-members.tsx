import type { Related } from '@/lib/portal/related/related'
import { ProfileSection } from './profile-section'
import { TallyList } from './tally-list'

/** The member states of a union. */
export function UnionMembers({ members }: { members: Related['members'] }) {
  if (!members || members.length === 0) return null
  return (
    <ProfileSection
      title="Members"
      count={members.length}
      note="With the projects headquartered in each. What bodies of the Union manage is not counted there."
    >
      <TallyList tally={{ items: members }} />
    </ProfileSection>
  )
}
