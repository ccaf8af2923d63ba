import { DateText } from '@/components/layout/date-text'
import { RecordLink } from '@/components/layout/record-link'
import { StatusMark } from '@/components/layout/status-mark'
import type { ProjectSummary } from '@/lib/contract/projects'

function ProjectRow({ project }: { project: ProjectSummary }) {
  const { id, title, type, mission_statement: mission, managing_entity: manager } = project
  return (
    <tr>
      <td>
        <RecordLink family="projects" id={id} name={title} />
        {type === 'Consortium' && <span className="text-muted text-note"> · consortium</span>}
        {mission && <div className="mt-0.5 text-muted text-note">{mission}</div>}
      </td>
      <td>
        <StatusMark status={project.status} />
      </td>
      <td>{manager && <RecordLink family="entities" id={manager.id} name={manager.name} />}</td>
      <td className="whitespace-nowrap">
        {project.launch_date && <DateText month date={project.launch_date} />}
      </td>
      <td className="figure" data-label="Score">
        {project.stats.score.toFixed(1)}
      </td>
    </tr>
  )
}

export function ProjectTable({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <table className="data-table stacked">
      <thead>
        <tr>
          <th scope="col" className="w-1/2">
            Project
          </th>
          <th scope="col">Status</th>
          <th scope="col">Managed by</th>
          <th scope="col">Launched</th>
          <th scope="col" className="figure">
            Score
          </th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </tbody>
    </table>
  )
}
