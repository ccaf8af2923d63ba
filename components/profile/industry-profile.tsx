import { Fact } from '@/components/layout/fact-list'
import { listAddress } from '@/lib/portal/list/list-state'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { counted, formatCount } from '@/lib/text/counted'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { newestProjects, ProjectUses } from './project-uses'
import { UsageSection } from './usage-section'

export function IndustryProfile(props: ProfileProps<'industries'>) {
  const { related, answer } = props
  const industry = inNameOrder(answer.data)
  const { id, project_count: count } = industry
  // If there are many projects, only the newest. The list of projects has all of them.
  const allProjects = industry.projects ?? []
  const projects = newestProjects(allProjects, (project) => project.id, related, 10)
  const sources = recordSources('industries', { ...industry, projects })
  const isWhole = projects.length >= count
  return (
    <ProfileFrame
      family="industries"
      {...props}
      isPartial={projects !== allProjects}
      sources={sources}
      glance={<Fact term="Projects">{formatCount(count)}</Fact>}
    >
      <UsageSection family="industries" usage={related?.usage} day={props.dataDate} />
      <ProjectUses
        title="Projects for this industry"
        count={count}
        note={
          <>
            {!isWhole && `The ${projects.length} with the latest launch dates. `}
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
