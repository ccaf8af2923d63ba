import { Fact } from '@/components/layout/fact-list'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { formatCount } from '@/lib/text/counted'
import { IndustryProjects, withNewestProjects } from './industry-projects'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { UsageSection } from './usage-section'

export function IndustryProfile(props: ProfileProps<'industries'>) {
  const { related, answer } = props
  const whole = inNameOrder(answer.data)
  const industry = withNewestProjects(whole, related)
  const sources = recordSources('industries', industry)
  return (
    <ProfileFrame
      family="industries"
      {...props}
      isPartial={industry !== whole}
      sources={sources}
      glance={<Fact term="Projects">{formatCount(industry.project_count)}</Fact>}
    >
      <UsageSection usage={related?.usage} />
      <IndustryProjects industry={industry} sources={sources} related={related} />
    </ProfileFrame>
  )
}
