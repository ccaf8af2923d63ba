import { Fact } from '@/components/layout/fact-list'
import type { Industry } from '@/lib/contract/industries'
import { listAddress } from '@/lib/portal/list/list-state'
import { inNameOrder } from '@/lib/portal/records/name-order'
import type { Related } from '@/lib/portal/related/related'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { counted, formatCount } from '@/lib/text/counted'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { newestProjects, ProjectUses } from './project-uses'
import { UsageSection } from './usage-section'

/** The industry with only its newest projects if there are many. The list of projects has all of them. */
function withNewestProjects(industry: Industry, related: Related | undefined): Industry {
  const projects = newestProjects(industry.projects, ({ id }) => id, related, 10)
  return projects === industry.projects ? industry : { ...industry, projects }
}

export function IndustryProfile(props: ProfileProps<'industries'>) {
  const { related, answer } = props
  const orderedIndustry = inNameOrder(answer.data)
  const industry = withNewestProjects(orderedIndustry, related)
  const sources = recordSources('industries', industry)
  const { id, projects, project_count: count } = industry
  const isWhole = (projects?.length ?? 0) >= count
  return (
    <ProfileFrame
      family="industries"
      {...props}
      isPartial={industry !== orderedIndustry}
      sources={sources}
      glance={<Fact term="Projects">{formatCount(count)}</Fact>}
    >
      <UsageSection family="industries" usage={related?.usage} day={props.dataDate} />
      <ProjectUses
        title="Projects for this industry"
        count={count}
        note={
          <>
            {!isWhole && `The ${projects?.length ?? 0} with the latest launch dates. `}
            <a href={listAddress('/projects', { filters: { industry: [String(id)] } })}>
              {isWhole ? 'Filter and sort these projects' : `See all ${counted(count, 'project')}`}
            </a>
          </>
        }
        uses={projects}
        sources={sources}
        related={related}
      />
    </ProfileFrame>
  )
}
