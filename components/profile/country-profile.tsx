import { Fact } from '@/components/layout/fact-list'
import type { Country } from '@/lib/contract/countries'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { countrySentence } from '@/lib/portal/related/country-sentence'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { formatCount } from '@/lib/text/counted'
import { BuiltOnSection } from './built-on-section'
import { CountryOrganizations } from './country-organizations'
import { CountryRegulations } from './country-regulations'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { ProjectUses } from './project-uses'

interface CountProps {
  term: string
  count: number
  /** The id of the section that lists what is counted. */
  of: string
}

/** A count; unless it is zero, a link to the section that lists what it counts. */
function Count({ term, count, of }: CountProps) {
  return <Fact term={term}>{count > 0 ? <a href={`#${of}`}>{formatCount(count)}</a> : 'none'}</Fact>
}

interface GlanceProps {
  country: Country
  /** The name of the record in the ids of the page. */
  record: string
  /** The number of regulations of its union. */
  ofUnion: number
}

function Glance({ country, record, ofUnion }: GlanceProps) {
  const { name, formal_name, code, stats } = country
  return (
    <>
      {formal_name && formal_name !== name && <Fact term="Formal name">{formal_name}</Fact>}
      <Fact term="Code">{code}</Fact>
      {ofUnion > 0 && <Fact term="Member of">European Union</Fact>}
      <Count term="Projects here" count={stats.projects_hq} of={`${record}-headquartered`} />
      <Count
        term={`Projects serving ${name}`}
        count={stats.projects_target}
        of={`${record}-serving`}
      />
      <Count term="Organizations" count={stats.entities} of={`${record}-organizations`} />
      <Count term="Regulations" count={stats.regulations + ofUnion} of={`${record}-regulations`} />
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
        <Glance country={country} record={sources.record} ofUnion={unionRegulations.length} />
      }
    >
      <BuiltOnSection builtOn={related?.builtOn} />
      <ProjectUses
        title="Projects headquartered here"
        short="Projects"
        id="headquartered"
        uses={country.projects_hq}
        sources={sources}
        related={related}
        last="base"
      />
      <ProjectUses
        title={`Projects serving ${country.name}`}
        note="Wherever they are headquartered."
        id="serving"
        uses={country.projects_target}
        sources={sources}
        related={related}
      />
      <CountryRegulations country={country} ofUnion={unionRegulations} />
      <CountryOrganizations country={country} />
    </ProfileFrame>
  )
}
