import { Fact } from '@/components/layout/fact-list'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { formatCount } from '@/lib/text/counted'
import { WebsiteFact } from './glance-facts'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { RelatedProjects } from './project-uses'
import { UsageSection } from './usage-section'

export function StandardProfile(props: ProfileProps<'standards'>) {
  const { related } = props
  const standard = inNameOrder(props.answer.data)
  const { projects_following_count: followers, stats } = standard
  const sources = recordSources('standards', standard)
  return (
    <ProfileFrame
      family="standards"
      {...props}
      sources={sources}
      glance={
        <>
          <WebsiteFact term="Text" address={standard.url} />
          <Fact term="Followed by">
            {formatCount(followers)} {followers === 1 ? 'project' : 'projects'}
          </Fact>
          <Fact term="Connections">{formatCount(stats.total_links)}</Fact>
        </>
      }
    >
      <UsageSection usage={related?.usage} />
      <RelatedProjects
        title="Maintained by"
        relations={standard.projects_managing}
        sources={sources}
        related={related}
      />
      <RelatedProjects
        title="Projects that follow it"
        relations={standard.projects_following}
        sources={sources}
        related={related}
      />
    </ProfileFrame>
  )
}
