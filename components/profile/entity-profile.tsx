import { Fact } from '@/components/layout/fact-list'
import { CountryLink } from '@/components/layout/record-link'
import type { EntityDetail } from '@/lib/contract/entities'
import { coordinatesText } from '@/lib/portal/profile/coordinates-text'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { formatCount } from '@/lib/text/counted'
import { EntityPeople } from './entity-people'
import { EntityProjects } from './entity-projects'
import { LedgersOperated } from './ledgers-operated'
import { Lei } from './lei'
import { MethodsSection } from './methods-section'
import { PartnersSection } from './partners-section'
import { ProfileFrame } from './profile-frame'
import type { ProfileProps } from './profile-props'
import { GeneratedSummary } from './profile-section'
import { WebsiteFact } from './website-fact'

function Glance({ entity }: { entity: EntityDetail }) {
  const { type, trade_name, country, address, coordinates, lei, website, logo_url, stats } = entity
  return (
    <>
      {trade_name && <Fact term="Trade name">{trade_name}</Fact>}
      {type.length > 0 && <Fact term="Sector">{type.join(', ')}</Fact>}
      {country && (
        <Fact term="Country">
          <CountryLink country={country} />
        </Fact>
      )}
      {address && <Fact term="Address">{address}</Fact>}
      {coordinates && <Fact term="Coordinates">{coordinatesText(coordinates)}</Fact>}
      {lei && (
        <Fact term="LEI">
          <Lei code={lei} />
        </Fact>
      )}
      <WebsiteFact address={website} logo={logo_url} />
      {stats && <Fact term="Connections">{formatCount(stats.total_links)}</Fact>}
    </>
  )
}

export function EntityProfile(props: ProfileProps<'entities'>) {
  const { related } = props
  const entity = inNameOrder(props.answer.data)
  const sources = recordSources('entities', entity)
  return (
    <ProfileFrame
      family="entities"
      {...props}
      sources={sources}
      glance={<Glance entity={entity} />}
    >
      <GeneratedSummary text={entity.ai_description} />
      <EntityProjects entity={entity} sources={sources} related={related} />
      <PartnersSection partners={related?.partners} />
      <EntityPeople people={entity.people} sources={sources} />
      <LedgersOperated ledgers={entity.operates_dlts} />
      <MethodsSection relations={entity.did_method_relations} sources={sources} />
    </ProfileFrame>
  )
}
