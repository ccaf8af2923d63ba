import { ExternalLink, HostText } from '@/components/layout/external-link'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import type { ProjectDetail } from '@/lib/contract/projects'
import {
  entityRoles,
  projectEntities,
  projectRelations,
} from '@/lib/portal/profile/project-relations'
import { countDistinct } from '@/lib/text/counted'
import { groupBy } from '@/lib/text/group-by'
import { getHost, safeHttpUrl } from '@/lib/text/safe-http-url'
import { ProfileSection } from './profile-section'
import type { ProjectPartProps } from './project-head'
import { Related, RelatedProject } from './related'
import { RelationTable } from './relation-table'
import { type KindItems, KindRows } from './rows'

export function ProjectOrganizations({ project, sources }: ProjectPartProps) {
  const entities = projectEntities(project)
  if (entities.length === 0) return null
  return (
    <ProfileSection title="Organizations" count={countDistinct(entities, ({ id }) => id)}>
      <RelationTable
        rows={entities}
        getName={({ name }) => name}
        columns={[
          {
            title: 'Name',
            cell: ({ id, name, website, source }) => (
              <Related
                name={<RecordLink family="entities" id={id} name={name} />}
                address={website}
                sources={sources}
                source={source}
              />
            ),
          },
          { title: 'Role', cell: (entity) => entityRoles(entity).join(', ') },
          { title: 'Sector', cell: ({ type }) => type.join(', ') },
          { title: 'Country', cell: ({ country }) => country && <CountryLink country={country} /> },
        ]}
      />
    </ProfileSection>
  )
}

export function ProjectPeople({ project, sources }: ProjectPartProps) {
  const { persons_of_interest: people } = project
  if (!people || people.length === 0) return null
  return (
    <ProfileSection title="People" count={countDistinct(people, ({ person }) => person.id)}>
      <RelationTable
        rows={people}
        getName={({ person }) => person.name}
        columns={[
          {
            title: 'Name',
            cell: ({ person: { id, name }, source }) => (
              <Related
                name={<RecordLink family="people" id={id} name={name} />}
                sources={sources}
                source={source}
              />
            ),
          },
          { title: 'Role', cell: ({ role }) => role },
          {
            title: 'On behalf of',
            label: 'on behalf of',
            cell: ({ on_behalf_of: entity }) =>
              entity && <RecordLink family="entities" id={entity.id} name={entity.name} />,
          },
        ]}
      />
    </ProfileSection>
  )
}

/** The consortia and projects related to this one, whether this project or the other one states the relation. */
export function ProjectRelations({ project, sources }: ProjectPartProps) {
  const groups = projectRelations(project.consortia_relations)
  if (groups.length === 0) return null
  const rows = groups.map(
    ({ label, projects }): KindItems => [
      label,
      projects.map(({ id, title, kind, website, source, sourceable }) => (
        <RelatedProject
          key={id}
          project={{ id, title, type: kind, website }}
          sources={sourceable ? sources : undefined}
          source={source}
        />
      )),
    ],
  )
  return (
    <ProfileSection title="Consortia and related projects">
      <KindRows rows={rows} />
    </ProfileSection>
  )
}

type ProjectLink = NonNullable<ProjectDetail['links']>[number]

function linkLine({ url, description }: ProjectLink) {
  const address = safeHttpUrl(url)
  const host = address ? <HostText host={getHost(address)} /> : url
  return (
    <>
      <ExternalLink href={url}>{description || host}</ExternalLink>
      {description && '\u2003'}
      {description && <span className="host note">{host}</span>}
    </>
  )
}

/** Further reading, grouped by category in the order in which the categories first occur in the record. */
export function ProjectLinks({ project: { links } }: { project: ProjectDetail }) {
  if (!links || links.length === 0) return null
  const rows = [...groupBy(links, ({ category }) => category)].map(
    ([category, group]): KindItems => [category, group.map(linkLine)],
  )
  return (
    <ProfileSection title="Links">
      <KindRows rows={rows} />
    </ProfileSection>
  )
}
