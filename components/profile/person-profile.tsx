import { RecordLink } from '@/components/layout/record-link'
import { SourceMarks } from '@/components/sources/source-marks'
import type { PersonDetail } from '@/lib/contract/people'
import { describeStatuses } from '@/lib/portal/projects/status'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { findSource, type SourceRecords } from '@/lib/portal/sources/references'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { countDistinct, counted } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { fullestTexts } from '@/lib/text/fold'
import { groupBy } from '@/lib/text/group-by'
import { rolesNote } from '@/lib/text/labels'
import { ConnectionsFact } from './glance-facts'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { ProfileSection } from './profile-section'
import { entryColumns, type ProjectRelation } from './project-columns'
import { RelatedProject, Related as RelatedRecord } from './related'
import { MethodsSection } from './related-section'
import { RelationTable } from './relation-table'

type Related = ProfileProps<'people'>['related']

interface RolesProps {
  relations: PersonDetail['project_relations']
  sources: SourceIndex
  records: SourceRecords | undefined
}

/** The publication date of the newest of some sources. A role may have ended since. */
const newestDate = (
  references: readonly (string | null | undefined)[],
  records: SourceRecords | undefined,
): string | undefined =>
  references
    .flatMap((reference) => findSource(records, reference)?.published ?? [])
    .sort()
    .at(-1)

interface RoleProps {
  title: string
  /** The organization for which it is held. */
  entity: { id: number; name: string } | null | undefined
}

/** A role with a link to its organization, which its title may name: `President of Gaia-X`. */
function Role({ title, entity }: RoleProps) {
  if (!entity) return title
  const name = entity.name.replace(/ \(.+\)$/, '')
  const start = title.indexOf(name)
  const isNamed = start >= 0
  return (
    <>
      {isNamed ? title.slice(0, start) : `${title}, `}
      <RecordLink family="entities" id={entity.id} name={isNamed ? name : entity.name} />
      {isNamed && title.slice(start + name.length)}
    </>
  )
}

/** The roles of a person, each with the organization for which it is held and the date of its source. */
function Roles({ relations, sources, records }: RolesProps) {
  const roles = (relations ?? []).flatMap(({ role, on_behalf_of_entity: entity, source }) =>
    role?.title ? [{ title: role.title, entity, source }] : [],
  )
  const distinct = [...groupBy(roles, ({ entity }) => entity?.id).values()].flatMap((held) =>
    fullestTexts(held.map(({ title }) => title)).map((title) => ({
      title,
      entity: held[0]?.entity,
      references: held.filter((role) => role.title === title).map(({ source }) => source),
    })),
  )
  if (distinct.length === 0) return null
  return (
    <ul className="profile-head">
      {distinct.slice(0, maxRoles).map(({ title, entity, references }) => {
        const date = newestDate(references, records)
        return (
          <li key={`${title} ${entity?.id}`}>
            <Role title={title} entity={entity} />
            <SourceMarks index={sources} references={references} />
            {date && <span className="note"> (in a source of {formatDate(date)})</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The table of projects has all roles. */
const maxRoles = 3

/** @example 'Beat Jans has or had a role in 3 projects: 1 active and 2 being piloted.' Undefined for a single project. */
function getLede({ name, project_relations: relations }: PersonDetail, related: Related) {
  const ids = new Set((relations ?? []).map(({ project }) => project.id))
  const entries = (related?.entries ?? []).filter(({ id }) => ids.has(id))
  if (entries.length < 2) return undefined
  return `${name} has or had a role in ${counted(entries.length, 'project')}: ${describeStatuses(entries)}.`
}

export function PersonProfile(props: ProfileProps<'people'>) {
  const person = inNameOrder(props.answer.data)
  const { project_relations: relations, did_method_relations: methods, stats } = person
  const sources = recordSources('people', person)
  const columns = entryColumns<ProjectRelation>({
    related: props.related,
    getId: ({ project }) => project.id,
  })
  return (
    <ProfileFrame
      family="people"
      {...props}
      sources={sources}
      lede={getLede(person, props.related)}
      subhead={<Roles relations={relations} sources={sources} records={props.sourceRecords} />}
      glance={<ConnectionsFact count={stats.total_links} />}
    >
      {relations && relations.length > 0 && (
        <ProfileSection
          title="Projects"
          count={countDistinct(relations, ({ project }) => project.id)}
          note={rolesNote}
        >
          <RelationTable
            rows={relations}
            getName={({ project }) => project.title}
            columns={[
              {
                title: 'Project',
                cell: ({ project, source }) => (
                  <RelatedProject project={project} sources={sources} source={source} />
                ),
              },
              { title: 'Role', cell: ({ role }) => role?.title },
              {
                title: 'On behalf of',
                label: 'on behalf of',
                cell: ({ on_behalf_of_entity: entity }) =>
                  entity && (
                    <RelatedRecord
                      name={<RecordLink family="entities" id={entity.id} name={entity.name} />}
                      note={entity.type?.join(', ').toLowerCase()}
                    />
                  ),
              },
              columns.status,
              columns.launched,
            ]}
          />
        </ProfileSection>
      )}
      <MethodsSection
        title="DID methods (author, maintainer or contact)"
        relations={methods}
        sources={sources}
      />
    </ProfileFrame>
  )
}
