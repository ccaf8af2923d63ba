import { MoreLink } from '@/components/profile/more-link'
import { ProjectUses, type Use } from '@/components/profile/project-uses'
import type { CountryView } from '@/lib/portal/countries/country-view'
import { listAddress } from '@/lib/portal/list/list-state'
import type { Related } from '@/lib/portal/related/related'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { formatCount } from '@/lib/text/counted'

interface CountryProjectsProps {
  title: string
  /** The title in the contents. */
  shortTitle: string
  projects: readonly Use[] | null | undefined
  /** The number of all projects, and the address of their list. */
  count: number
  list: { country: string[] } | { serves: string[] }
  /** The number of projects in the list, if it also has other projects. */
  listTotal?: number
  /** The noun for the entries of the list, in the plural. */
  listNoun?: string
  view: CountryView | undefined
  sources: SourceIndex
  related: Related | undefined
}

/** The main projects of a country with status, kind and level, and a link to all of them. */
export function CountryProjects(props: CountryProjectsProps) {
  const { title, shortTitle, projects, count, list, view, sources, related } = props
  const { listTotal = count, listNoun = 'projects' } = props
  if (!projects || projects.length === 0) return null
  const part =
    projects.length < count
      ? `${formatCount(projects.length)} of ${formatCount(count)} shown. `
      : ''
  const getClasses = ({ id }: Use): string => {
    const { kind, level } = view?.projects.get(id) ?? {}
    return [kind, level?.toLowerCase()].filter(Boolean).join(', ')
  }
  return (
    <ProjectUses
      title={title}
      short={shortTitle}
      count={Math.max(count, projects.length)}
      note={projects.length > 1 && `${part}Launched and active ones first, then by name.`}
      uses={projects}
      sources={sources}
      related={related}
      getColumns={({ status, launched, country }) => [
        status,
        { title: 'Kind and level', cell: getClasses },
        'country' in list ? launched : country,
      ]}
    >
      <MoreLink
        visibleCount={projects.length}
        total={projects.length < count ? listTotal : projects.length}
        what={listNoun}
        address={listAddress('/projects', { filters: { ...list } })}
      />
    </ProjectUses>
  )
}
