/**
 * The table of a project's fields, in the order in which a profile shows them. Profiles, comparisons, the numbering of
 * sources, Markdown and CSV are derived from it.
 */

import { inclusionCriteria, type ProjectDetail, technicalProperties } from '@/lib/contract/projects'
import {
  projectEntities,
  projectRelations,
  type RelatedEntity,
} from '@/lib/portal/profile/project-relations'
import { criterionNames, propertyNames } from '@/lib/portal/profile/property-names'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { type SourceIndex, type SourceUse, shownFirst } from '@/lib/portal/sources/source-index'
import { formerLast, foundationFields, standardsInOrder } from './foundations'
import { glanceFields } from './glance'
import {
  type FieldValue,
  getAnswer,
  type ProjectField,
  recordValue,
  sourcedText,
} from './project-field'

/**
 * Technical properties are questions with the answers Yes, No or Not disclosed. So are the criteria
 * for inclusion.
 */
const technologyFields: readonly ProjectField[] = [
  {
    field: 'tech_stack_description',
    label: 'Technology description',
    notCompared: true,
    getValues: (project) =>
      sourcedText(project.tech_stack_description, project.tech_stack_description_source),
  },
  ...technicalProperties.map(
    (property): ProjectField => ({
      field: property,
      label: propertyNames[property],
      form: 'answer',
      getValues: (project) => getAnswer(project[property], [project[`${property}_source`]]),
    }),
  ),
]

const criterionFields: readonly ProjectField[] = inclusionCriteria.map((criterion) => ({
  field: criterion,
  label: criterionNames[criterion],
  form: 'answer',
  getValues: ({ inclusion_criteria: met }) =>
    getAnswer(met?.[criterion], met?.[`${criterion}_sources`] ?? []),
}))

/** The countries and industries that a project serves, and its products. */
const reachFields: readonly ProjectField[] = [
  {
    field: 'geographic_focus',
    label: 'Countries served',
    labelInSection: 'Countries',
    running: true,
    getValues: ({ geographic_focus: focus }) =>
      (focus ?? []).map(({ country, source }) => ({
        text: country.name,
        path: countryPath(country.code),
        sources: [source],
      })),
  },
  {
    field: 'industries',
    label: 'Industries',
    running: true,
    getValues: ({ industries }) =>
      (industries ?? []).map(({ id, name, source }) =>
        recordValue('industries', id, name, [source]),
      ),
  },
  {
    field: 'products',
    label: 'Products',
    getValues: ({ products }) =>
      (products ?? []).map(({ title }) => ({ text: title, sources: [] })),
  },
]

/** The organizations that fit, which a profile shows in a table. */
const organizations = (
  label: string,
  fits: (entity: RelatedEntity) => boolean,
  describe: (entity: RelatedEntity) => Pick<FieldValue, 'text' | 'relation'>,
): ProjectField => ({
  field: 'entities',
  label,
  getValues: (project) =>
    projectEntities(project)
      .filter(fits)
      .map((entity) => ({
        ...recordValue('entities', entity.id, entity.name, [entity.source]),
        ...describe(entity),
      })),
})

const isSupplier = ({ role }: RelatedEntity): boolean => role === 'Supplier'

/** The organizations with a relationship that is a role itself, so a further role follows the name: `Agency (operator)`. */
const inRole = (label: string, relationship: string): ProjectField =>
  organizations(
    label,
    ({ relationship_type: type }) => type === relationship,
    (entity) => {
      const { name, role } = entity
      return { text: role && !isSupplier(entity) ? `${name} (${role.toLowerCase()})` : name }
    },
  )

/** With any relationship: some also manage the project. */
const suppliers = organizations('Suppliers', isSupplier, ({ name }) => ({ text: name }))

const participantFields: readonly ProjectField[] = [
  inRole('Managed by', 'Managing'),
  suppliers,
  inRole('Funded by', 'Funding'),
  inRole('Members', 'Member'),
  organizations(
    'Partners',
    (entity) => entity.relationship_type === 'Affiliation' && !isSupplier(entity),
    ({ name, role }) => ({ text: name, ...(role ? { relation: role } : {}) }),
  ),
  {
    field: 'consortia_relations',
    label: 'Related projects',
    getValues: ({ consortia_relations: relations }) =>
      projectRelations(relations).flatMap(({ label, projects }) =>
        projects.map(({ id, title, source, sourceable }) => ({
          text: title,
          relation: label,
          path: recordPath('projects', id, title),
          ...(sourceable ? { sources: [source] } : {}),
        })),
      ),
  },
  {
    field: 'persons_of_interest',
    label: 'People',
    getValues: ({ persons_of_interest: people }) =>
      (people ?? []).map(({ person, role, source }) => ({
        text: role ? `${person.name} (${role})` : person.name,
        path: recordPath('people', person.id, person.name),
        sources: [source],
      })),
  },
]

export interface FieldGroup {
  title: string
  fields: readonly ProjectField[]
}

export const projectFields = {
  glance: { title: 'At a glance', fields: glanceFields },
  technology: { title: 'Technology', fields: technologyFields },
  participants: { title: 'Organizations and people', fields: participantFields },
  foundations: { title: 'Standards, ledgers and law', fields: foundationFields },
  reach: { title: 'Reach', fields: reachFields },
  criteria: { title: 'Inclusion criteria', fields: criterionFields },
} as const satisfies Record<string, FieldGroup>

export const fieldGroups: readonly FieldGroup[] = Object.values(projectFields)

const withField = (fields: readonly ProjectField[], field: ProjectField['field']) =>
  fields.filter((one) => one.field === field)

/** Without former ledgers and laws, and with the number of further values in place of all but the first. */
const shortened = (field: ProjectField): ProjectField => ({
  ...field,
  getValues: (project) => {
    const values = field.getValues({
      ...project,
      dlt_instances: project.dlt_instances?.filter(({ until }) => !until),
      regulations: project.regulations?.filter(({ until }) => !until),
    })
    const [first, ...others] = values
    return first && others.length > 1 ? [first, { text: `${others.length} more` }] : values
  },
})

/** Who manages and supplies a project, its ledgers and its laws: what most readers look for, so the panel begins with it. */
const firstInPanel: readonly ProjectField[] = [
  ...withField(glanceFields, 'managing_entity'),
  shortened(suppliers),
  ...withField(foundationFields, 'dlt_instances').map(shortened),
  ...withField(foundationFields, 'regulations').map(shortened),
]

/** The other fields of the panel. The head of the page has the status, the kind, the level and the website. */
const lastInPanel = [
  'announcement_date',
  'launch_date',
  'end_date',
  'country',
  'region',
  'type',
  'stats',
] as const

/** The fields of the panel of a profile, in its order. */
export const panelFields: readonly ProjectField[] = [
  ...firstInPanel,
  ...lastInPanel.flatMap((field) => withField(glanceFields, field)),
]

/** The labels by field of the document, for fields that have only one label. */
export const fieldLabels: ReadonlyMap<string, string> = (() => {
  const allFields = fieldGroups.flatMap(({ fields }) => fields)
  const single = allFields.filter(
    ({ field }) => allFields.filter((other) => other.field === field).length === 1,
  )
  return new Map(single.map(({ field, label }) => [field, label]))
})()

/** The fields of the document that may contain the sources of a field. Criteria have a list of sources each. */
const getSourceFields = ({ field }: ProjectField): string[] =>
  criterionFields.some((criterion) => criterion.field === field)
    ? [`${field}_sources`]
    : [`${field}_source`, field]

/** The order in which a profile shows the facts that have sources. Facts in its head come first. */
const sourceOrder: readonly string[] = [
  ...new Set([
    'status_source',
    'mission_statement_source',
    shownFirst,
    ...fieldGroups.flatMap(({ fields }) => fields.flatMap(getSourceFields)),
    'inclusion_criteria',
  ]),
]

/** Puts organizations, standards and relations in the order of the page, and adds the sources that it shows first. */
const inPageOrder = (project: ProjectDetail): ProjectDetail =>
  Object.assign({}, project, {
    [shownFirst]: firstInPanel.flatMap(({ getValues }) =>
      getValues(project).flatMap(({ sources }) => sources?.filter(Boolean) ?? []),
    ),
    entities: projectEntities(project),
    standards: standardsInOrder(project),
    dlt_instances: formerLast(project.dlt_instances),
    consortia_relations: projectRelations(project.consortia_relations),
  })

/** The numbered sources of a project. `copies` are the sources in its relationships view. */
export function projectSources(project: ProjectDetail, copies?: Iterable<SourceUse>): SourceIndex {
  return recordSources('projects', inPageOrder(project), copies, sourceOrder)
}
