import { Fact } from '@/components/layout/fact-list'
import { CountryMap } from '@/components/map/country-map'
import type { Country } from '@/lib/contract/countries'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { formatCount } from '@/lib/text/counted'
import { CountryOrganizations } from './country-organizations'
import { CountryRegulations } from './country-regulations'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { ProfileSection } from './profile-section'
import { ProjectUses } from './project-uses'

/** A count; unless it is zero, a link to the section that lists what it counts. */
function Count({ term, count, of }: { term: string; count: number; of: string }) {
  return <Fact term={term}>{count > 0 ? <a href={`#${of}`}>{formatCount(count)}</a> : 'none'}</Fact>
}

/** The ids of the sections. The router may keep the page of another country in the document, so they contain the code. */
const sectionsOf = ({ code }: Country) => ({
  headquartered: `${code}-headquartered`,
  targeting: `${code}-targeting`,
  organizations: `${code}-organizations`,
  regulations: `${code}-regulations`,
})

export function CountryProfile(props: ProfileProps<'countries'>) {
  const country = inNameOrder(props.answer.data)
  const { name, formal_name, code, stats } = country
  const sources = recordSources('countries', country)
  const ids = sectionsOf(country)
  return (
    <ProfileFrame
      family="countries"
      {...props}
      sources={sources}
      lede={formal_name !== name && formal_name}
      glance={
        <>
          <Fact term="Code">{code}</Fact>
          <Count term="Projects here" count={stats.projects_hq} of={ids.headquartered} />
          <Count
            term={`Projects serving ${name}`}
            count={stats.projects_target}
            of={ids.targeting}
          />
          <Count term="Organizations" count={stats.entities} of={ids.organizations} />
          <Count term="Regulations" count={stats.regulations} of={ids.regulations} />
        </>
      }
    >
      <ProjectUses
        title="Projects headquartered here"
        id={ids.headquartered}
        uses={country.projects_hq}
        sources={sources}
      />
      <ProjectUses
        title={`Projects serving ${name}`}
        note="Wherever they are headquartered."
        id={ids.targeting}
        uses={country.projects_target}
        sources={sources}
      />
      <CountryOrganizations id={ids.organizations} organizations={country.entities_hq} />
      <CountryRegulations id={ids.regulations} regulations={country.regulations} />
      <ProfileSection title="On the map">
        <CountryMap code={code} name={name} />
      </ProfileSection>
    </ProfileFrame>
  )
}
