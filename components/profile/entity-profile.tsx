import { Fact } from '@/components/layout/fact-list'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import type { EntityDetail } from '@/lib/contract/entities'
import { entityRoles } from '@/lib/portal/profile/project-relations'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { describeOrganization } from '@/lib/portal/related/organization-roles'
import type { Partner, Partners } from '@/lib/portal/related/partners'
import type { Related as GraphRelations } from '@/lib/portal/related/related'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { type SourceIndex, shownFirst } from '@/lib/portal/sources/source-index'
import { enumerated, formatCount } from '@/lib/text/counted'
import { distinctSpellings } from '@/lib/text/fold'
import { groupBy } from '@/lib/text/group-by'
import { rolesNote } from '@/lib/text/labels'
import { ConnectionsFact, Lei, listStated, UnsourcedFacts, WebsiteFact } from './glance-facts'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { ProfileSection } from './profile-section'
import { entryColumns, type ProjectRelation } from './project-columns'
import { splitWallets } from './project-uses'
import { Related, RelatedProject } from './related'
import { MethodsSection, RelatedSection } from './related-section'
import { RelationTable } from './relation-table'
import { MorePartners } from './rows'

interface EntityPeopleProps {
  people: EntityDetail['people']
  sources: SourceIndex
}

type Acting = NonNullable<NonNullable<EntityDetail['people']>['on_behalf_of']>[number]

interface ActsInProps {
  relations: readonly Pick<Acting, 'project' | 'role'>[]
  posts: readonly string[]
}

/** The projects in which a person represents the organization, each with the role if it is not a post. */
function ActsIn({ relations, posts }: ActsInProps) {
  return relations.map(
    ({ project, role }, index) =>
      project && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered only once, on the server.
        <div key={index}>
          <RecordLink family="projects" id={project.id} name={project.title} />
          {role && !posts.includes(role) && <span className="note">, {role}</span>}
        </div>
      ),
  )
}

/** The people of an organization, each with their posts and the projects in which they represent it. */
function EntityPeople({ people, sources }: EntityPeopleProps) {
  const all = [
    ...(people?.by_person ?? []).map(({ person, source, roles }) => ({
      person,
      source,
      post: roles ?? [],
      project: undefined,
      role: undefined,
    })),
    ...(people?.on_behalf_of ?? []).map(({ on_behalf_of_role: post, ...relation }) => ({
      ...relation,
      post: post ? [post] : [],
    })),
  ]
  if (all.length === 0) return null
  const rows = [...groupBy(all, ({ person }) => person.id).values()].flatMap((relations) => {
    const [first] = relations
    const posts = relations.flatMap(({ post }) => post)
    return first ? [{ person: first.person, relations, posts }] : []
  })
  return (
    <ProfileSection title="People" count={rows.length} note={rolesNote}>
      <RelationTable
        rows={rows}
        getName={({ person }) => person.name}
        columns={[
          {
            title: 'Name',
            cell: ({ person: { id, name }, relations }) => (
              <Related
                name={<RecordLink family="people" id={id} name={name} />}
                sources={sources}
                references={relations.map(({ source }) => source)}
              />
            ),
          },
          {
            title: 'Role in the organization',
            cell: ({ posts }) => distinctSpellings(posts).join('; '),
          },
          {
            title: 'Represents it in',
            label: 'represents it in',
            cell: ({ relations, posts }) =>
              relations.some(({ project }) => project) && (
                <ActsIn relations={relations} posts={posts} />
              ),
          },
        ]}
      />
    </ProfileSection>
  )
}

const listProjectRelations = ({ project_relations: relations }: EntityDetail) => [
  ...(relations?.managed ?? []).map((relation) => ({ ...relation, relationship_type: 'Managing' })),
  ...(relations?.funded ?? []).map((relation) => ({ ...relation, relationship_type: 'Funding' })),
  ...(relations?.affiliated ?? []).map((relation) => ({
    ...relation,
    relationship_type: 'Affiliation',
  })),
]

interface ProjectsProps {
  relations: ReturnType<typeof listProjectRelations>
  sources: SourceIndex
  related: GraphRelations | undefined
}

/** The projects, each with all roles of the organization. */
function Projects({ relations, sources, related }: ProjectsProps) {
  if (relations.length === 0) return null
  const rows = [...groupBy(relations, ({ project }) => project.id).values()].flatMap(
    (relations) => {
      const [first] = relations
      if (!first) return []
      const roles = related?.roles?.get(first.project.id) ?? relations.flatMap(entityRoles)
      return [{ ...first, role: roles.join(', '), relations }]
    },
  )
  const columns = entryColumns<ProjectRelation>({ related, getId: ({ project }) => project.id })
  return (
    <ProfileSection title="Projects" count={rows.length}>
      <RelationTable
        rows={rows}
        getName={({ project }) => project.title}
        columns={[
          {
            title: 'Project',
            cell: ({ project, relations }) => (
              <RelatedProject
                project={project}
                kind={related?.nationalWallets?.has(project.id) ? 'national wallet' : undefined}
                sources={sources}
                references={relations.map(({ source }) => source)}
              />
            ),
          },
          { title: 'Role', cell: ({ role }) => role },
          columns.status,
          columns.launched,
        ]}
      />
    </ProfileSection>
  )
}

const maxNamed = 2

/** The projects in common: the names of the first, and the number of the others. */
function Common({ projects }: Pick<Partner, 'projects'>) {
  const hiddenCount = projects.length - maxNamed
  return (
    <>
      {projects.slice(0, maxNamed).map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <RecordLink family="projects" id={id} name={title} />
        </span>
      ))}
      {hiddenCount > 0 && ` and ${formatCount(hiddenCount)} more`}
    </>
  )
}

function PartnerEntry({ partner: { id, name, type, country } }: { partner: Partner }) {
  return (
    <>
      <RecordLink family="entities" id={id} name={name} />{' '}
      <span className="note">{[type.toLowerCase(), country?.name].filter(Boolean).join(', ')}</span>
    </>
  )
}

/** Partners with the same projects in common: several as a list, a single one as text. */
function PartnerList({ partners }: { partners: readonly Partner[] }) {
  const [first, another] = partners
  if (first && !another) return <PartnerEntry partner={first} />
  return (
    <ul className="running">
      {partners.map((partner) => (
        <li key={partner.id}>
          <PartnerEntry partner={partner} />
        </li>
      ))}
    </ul>
  )
}

/** The organizations that take part in the same projects. */
function PartnersSection({ partners }: { partners: Partners | undefined }) {
  if (!partners) return null
  const { list, undetailed, count } = partners
  return (
    <ProfileSection
      title="Organizations in the same projects"
      count={count}
      note={undetailed.length > 0 && 'Those with the most projects in common come first.'}
    >
      <RelationTable
        rows={[...groupBy(list, ({ projects }) => projects.map(({ id }) => id).join()).values()]}
        getName={(partners) => enumerated(partners.map(({ name }) => name))}
        columns={[
          { title: 'Organization', cell: (partners) => <PartnerList partners={partners} /> },
          {
            title: 'Shared projects',
            label: 'in',
            cell: ([partner]) => partner && <Common projects={partner.projects} />,
          },
        ]}
        further={{
          summary: `Show all ${formatCount(count)} organizations`,
          content: undetailed.length > 0 && <MorePartners groups={undetailed} />,
        }}
      />
    </ProfileSection>
  )
}

/** The API contract has no sources for the organization itself, but for its relations. */
const listUnsourced = ({ type, trade_name, country, address }: EntityDetail) =>
  listStated(
    ['Trade name', trade_name],
    ['Sector', type.join(', ')],
    ['Country', country && <CountryLink key="country" country={country} />],
    ['Address', address],
  )

export function EntityProfile(props: ProfileProps<'entities'>) {
  const { related } = props
  const entity = inNameOrder(props.answer.data)
  const { lei, website, stats, consortium_memberships: memberships } = entity
  // First the national wallets, then the projects that it manages, then those that it funds, then all others.
  const [wallets, others] = splitWallets(listProjectRelations(entity), related)
  const unsourced = listUnsourced(entity)
  const sources = recordSources(
    'entities',
    Object.assign({}, entity, {
      [shownFirst]: wallets.flatMap(({ source }) => source ?? []),
    }),
  )
  return (
    <ProfileFrame
      family="entities"
      {...props}
      sources={sources}
      lede={describeOrganization(entity, related)}
      unsourced={unsourced.length}
      glance={
        <>
          <UnsourcedFacts facts={unsourced} />
          {lei && (
            <Fact term="LEI">
              <Lei code={lei} />
            </Fact>
          )}
          <WebsiteFact address={website} />
          <ConnectionsFact count={stats?.total_links} />
        </>
      }
    >
      <Projects relations={[...wallets, ...others]} sources={sources} related={related} />
      {memberships && memberships.length > 0 && (
        <ProfileSection title="Consortium memberships" count={memberships.length}>
          <ul className="lines">
            {memberships.map(({ consortium, source }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered only once, on the server.
              <li key={index}>
                <RelatedProject project={consortium} sources={sources} source={source} />
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
      <PartnersSection partners={related?.partners} />
      <EntityPeople people={entity.people} sources={sources} />
      <RelatedSection
        title="Ledgers operated"
        family="dlt-instances"
        records={entity.operates_dlts?.map(({ website, ...ledger }) => ({
          ...ledger,
          address: website,
        }))}
      />
      <MethodsSection
        title="DID methods written or maintained"
        relations={entity.did_method_relations}
        sources={sources}
      />
    </ProfileFrame>
  )
}
