import { Fact } from '@/components/layout/fact-list'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { formatCount } from '@/lib/text/counted'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { ProjectUses } from './project-uses'

export function IndustryProfile(props: ProfileProps<'industries'>) {
  const industry = inNameOrder(props.answer.data)
  const sources = recordSources('industries', industry)
  return (
    <ProfileFrame
      family="industries"
      {...props}
      sources={sources}
      glance={<Fact term="Projects">{formatCount(industry.project_count)}</Fact>}
    >
      <ProjectUses title="Projects for this industry" uses={industry.projects} sources={sources} />
    </ProfileFrame>
  )
}
