import { Fact, FactList } from '@/components/layout/fact-list'
import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { SourceIndex } from '@/lib/sources/source-index'

interface Place {
  id: number
  name: string
  source?: string | null
}

/** Many short names in running order, each with its sources. */
function Names({
  places,
  family,
  sources,
}: {
  places: Place[]
  family: 'countries' | 'industries'
  sources: SourceIndex
}) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {places.map(({ id, name, source }) => (
        <li key={id}>
          <RecordLink family={family} id={id} name={name} />
          <SourceMarks index={sources} of={[source]} />
        </li>
      ))}
    </ul>
  )
}

/** Where and for whom: the countries and industries that the project is meant for, and its products. */
export function ProjectReach({
  project,
  sources,
}: {
  project: ProjectDetail
  sources: SourceIndex
}) {
  const countries = (project.geographic_focus ?? []).map(({ country, source }) => ({
    id: country.id,
    name: country.name,
    source,
  }))
  const industries = project.industries ?? []
  const products = project.products ?? []
  const rows = [
    countries.length > 0 && {
      kind: 'Countries',
      names: <Names places={countries} family="countries" sources={sources} />,
    },
    industries.length > 0 && {
      kind: 'Industries',
      names: <Names places={industries} family="industries" sources={sources} />,
    },
    products.length > 0 && {
      kind: 'Products',
      names: (
        <ul className="space-y-1">
          {products.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      ),
    },
  ].filter((row) => row !== false)
  if (rows.length === 0) return null
  return (
    <Section title="Reach">
      <FactList form="wide">
        {rows.map(({ kind, names }) => (
          <Fact key={kind} term={kind}>
            {names}
          </Fact>
        ))}
      </FactList>
    </Section>
  )
}
