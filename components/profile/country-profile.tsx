import { Fact } from '@/components/layout/fact-list'
import { CountryLink } from '@/components/layout/record-link'
import type { Country } from '@/lib/contract/countries'
import { countLaws, lawLabels } from '@/lib/portal/map/union-regulations'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { countrySentence } from '@/lib/portal/related/country-sentence'
import type { Related } from '@/lib/portal/related/related'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { formatCount } from '@/lib/text/counted'
import { inSentence } from '@/lib/text/country-phrase'
import { BuiltOnSection } from './built-on-section'
import { CountryLaws } from './country-laws'
import { CountryOrganizations } from './country-organizations'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { ProjectUses } from './project-uses'
import { sectionId } from './section-id'
import { UnionMembers } from './union-members'

const servingTitle = ({ name }: Country): string => `Projects serving ${inSentence(name)}`

interface CountProps {
  term: string
  count: number
  /** The id of the section that lists what is counted. */
  of: string
}

/** A count, which links to the section that lists what it counts unless it is zero. */
function Count({ term, count, of }: CountProps) {
  return <Fact term={term}>{count > 0 ? <a href={`#${of}`}>{formatCount(count)}</a> : 'none'}</Fact>
}

interface GlanceProps {
  country: Country
  /** The name of the record in the element ids of the page. */
  record: string
  union: Related['union']
  /** The number of regulations of the union to which it belongs. */
  unionRegulations: number
}

function Glance({ country, record, union, unionRegulations }: GlanceProps) {
  const { name, formal_name, code, stats } = country
  const laws = countLaws(country, unionRegulations)
  return (
    <>
      {formal_name && formal_name !== name && <Fact term="Formal name">{formal_name}</Fact>}
      <Fact term="Code">{code}</Fact>
      {union && (
        <Fact term="Member of">
          <CountryLink country={union} />
        </Fact>
      )}
      <Count
        term="Projects here"
        count={stats.projects_hq}
        of={sectionId(record, 'Projects headquartered here')}
      />
      <Count
        term={servingTitle(country)}
        count={stats.projects_target}
        of={sectionId(record, servingTitle(country))}
      />
      <Count term="Organizations" count={stats.entities} of={sectionId(record, 'Organizations')} />
      <Count
        term={lawLabels.national}
        count={laws.national}
        of={sectionId(record, lawLabels.national)}
      />
      {laws.union > 0 && (
        <Count term={lawLabels.union} count={laws.union} of={sectionId(record, lawLabels.union)} />
      )}
    </>
  )
}

export function CountryProfile(props: ProfileProps<'countries'>) {
  const { related, unionRegulations = [] } = props
  const country = inNameOrder(props.answer.data)
  const sources = recordSources('countries', country)
  return (
    <ProfileFrame
      family="countries"
      {...props}
      sources={sources}
      lede={countrySentence(country, related?.builtOn)}
      glance={
        <Glance
          country={country}
          record={sources.record}
          union={related?.union}
          unionRegulations={unionRegulations.length}
        />
      }
    >
      <BuiltOnSection builtOn={related?.builtOn} />
      <ProjectUses
        title="Projects headquartered here"
        short="Projects"
        uses={country.projects_hq}
        sources={sources}
        related={related}
        last="base"
      />
      <ProjectUses
        title={servingTitle(country)}
        short={`Serving ${inSentence(country.name)}`}
        note="Wherever they are headquartered."
        uses={country.projects_target}
        sources={sources}
        related={related}
      />
      <UnionMembers members={related?.members} />
      <CountryLaws country={country} unionRegulations={unionRegulations} />
      <CountryOrganizations country={country} related={related} />
    </ProfileFrame>
  )
}
