import { SiteLink } from '@/components/layout/site-link'
import type { ProjectSummary } from '@/lib/contract/projects'
import { compareAddress } from '@/lib/portal/compare/compare-query'
import { listComparable } from '@/lib/portal/compare/load'
import { mostConnectedProjects } from '@/lib/portal/home/project-rankings'
import { enumerated } from '@/lib/text/counted'

/**
 * The most connected projects of each type, kept apart because comparing a project with a consortium reveals little.
 */
function examplesOf(projects: readonly ProjectSummary[]): ProjectSummary[][] {
  return ['DID Project', 'Consortium']
    .map((type) => projects.filter((project) => project.type === type))
    .map((ofType) => mostConnectedProjects(ofType, 3))
    .filter((example) => example.length > 1)
}

/** The page while no project is selected: ways to start a comparison. */
export async function CompareStart() {
  const comparable = await listComparable()
  return (
    <div className="mt-8 border-rule-strong border-t pt-4">
      <p className="max-w-[42em]">
        Choose a project above, then add others. Or begin with some of the most connected:
      </p>
      <ul className="mt-2 space-y-1">
        {examplesOf(comparable).map((example) => (
          <li key={example.map(({ id }) => id).join()}>
            <SiteLink
              href={compareAddress({ ids: example.map(({ id }) => id), onlyDifferences: false })}
              className="inline-block py-0.5"
            >
              {enumerated(example.map(({ title }) => title))}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
