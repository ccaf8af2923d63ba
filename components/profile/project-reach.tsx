import { CountryLink, RecordLink } from '@/components/layout/record-link'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { hasRows, KindList, type KindRow } from './kind-list'
import { ProfileSection } from './profile-section'
import { Related } from './related'

function reachRows(project: ProjectDetail, sources: SourceIndex): KindRow[] {
  const countries = (project.geographic_focus ?? []).map(({ country, source }) => ({
    key: country.id,
    content: <Related name={<CountryLink country={country} />} sources={sources} source={source} />,
  }))
  const industries = (project.industries ?? []).map(({ id, name, source }) => ({
    key: id,
    content: (
      <Related
        name={<RecordLink family="industries" id={id} name={name} />}
        sources={sources}
        source={source}
      />
    ),
  }))
  const products = (project.products ?? []).map(({ id, title }) => ({ key: id, content: title }))
  return [
    { kind: 'Countries', items: countries, running: true },
    { kind: 'Industries', items: industries, running: true },
    { kind: 'Products', items: products },
  ]
}

/** Where and for whom: the countries and industries that the project is meant for, and its products. */
export function ProjectReach({
  project,
  sources,
}: {
  project: ProjectDetail
  sources: SourceIndex
}) {
  const rows = reachRows(project, sources)
  if (!hasRows(rows)) return null
  return (
    <ProfileSection title="Reach">
      <KindList rows={rows} />
    </ProfileSection>
  )
}
