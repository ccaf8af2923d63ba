/** The properties by which projects are compared, in the order in which a profile shows them. */
import { inclusionCriteria, type ProjectDetail, technicalProperties } from '@/lib/contract/projects'
import { projectEntities } from '@/lib/portal/profile/project-entities'
import { projectRelations } from '@/lib/portal/profile/project-relations'
import { criterionNames, propertyNames } from '@/lib/portal/profile/property-names'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { formatDate } from '@/lib/text/dates'

export interface ComparedValue {
  text: string
  /** A page of this site, or an address elsewhere. */
  address?: string | null
  /** Words that have a shape of their own. */
  shape?: 'status' | 'answer'
  /** As the record gives them; undefined for what has no place for a source, because it is computed or undisclosed. */
  sources?: readonly (string | null | undefined)[]
}

export interface ComparedProperty {
  name: string
  valuesOf: (project: ProjectDetail) => ComparedValue[]
}

type Text = string | null | undefined

const fact = (text: Text, source?: Text): ComparedValue[] =>
  text ? [{ text, sources: [source] }] : []

const date = (text: Text, source: Text): ComparedValue[] => fact(text && formatDate(text), source)

const linked = (text: string, address: string, source: Text): ComparedValue => ({
  text,
  address,
  sources: [source],
})

function answer(value: boolean | null | undefined, sources: readonly Text[]): ComparedValue[] {
  if (value === true) return [{ text: 'Yes', shape: 'answer', sources }]
  if (value === false) return [{ text: 'No', shape: 'answer', sources }]
  return [{ text: 'Undisclosed', shape: 'answer' }]
}

const typeNames: Record<string, string> = { 'DID Project': 'DID project' }

const glance: ComparedProperty[] = [
  {
    name: 'Status',
    valuesOf: ({ status }) => fact(status).map((value) => ({ ...value, shape: 'status' })),
  },
  { name: 'Type', valuesOf: ({ type }) => [{ text: typeNames[type] ?? type }] },
  {
    name: 'Country',
    valuesOf: ({ country }) =>
      country ? [{ text: country.name, address: countryPath(country.code) }] : [],
  },
  { name: 'Region', valuesOf: ({ region }) => (region ? [{ text: region }] : []) },
  {
    name: 'Announced',
    valuesOf: (project) => date(project.announcement_date, project.announcement_date_source),
  },
  {
    name: 'Launched',
    valuesOf: (project) => date(project.launch_date, project.launch_date_source),
  },
  {
    name: 'Mission',
    valuesOf: (project) => fact(project.mission_statement, project.mission_statement_source),
  },
  {
    name: 'Website',
    valuesOf: ({ website }) => fact(website).map((value) => ({ ...value, address: website })),
  },
  {
    name: 'Connections',
    valuesOf: ({ stats }) => (stats ? [{ text: stats.total_links.toLocaleString('en') }] : []),
  },
  {
    name: 'Score',
    valuesOf: ({ stats }) => (stats ? [{ text: `${stats.score.toFixed(1)} of 100` }] : []),
  },
]

const technology: ComparedProperty[] = technicalProperties.map((property) => ({
  name: propertyNames[property],
  valuesOf: (project) => answer(project[property], [project[`${property}_source`]]),
}))

const standards = (name: string, follows: boolean): ComparedProperty => ({
  name,
  valuesOf: (project) =>
    (project.standards ?? [])
      .filter(({ type }) => (type !== 'Management') === follows)
      .map(({ id, title, source }) => linked(title, recordPath('standards', id, title), source)),
})

const foundations: ComparedProperty[] = [
  standards('Follows standards', true),
  standards('Maintains standards', false),
  {
    name: 'DID methods',
    valuesOf: ({ did_methods: methods }) =>
      (methods ?? []).map(({ id, name, source }) =>
        linked(`did:${name}`, recordPath('did-methods', id, name), source),
      ),
  },
  {
    name: 'Ledgers',
    valuesOf: ({ dlt_instances: ledgers }) =>
      (ledgers ?? []).map(({ id, name, source }) =>
        linked(name, recordPath('dlt-instances', id, name), source),
      ),
  },
  {
    name: 'Regulations',
    valuesOf: ({ regulations }) =>
      (regulations ?? []).map(({ id, title, source }) =>
        linked(title, recordPath('regulations', id, title), source),
      ),
  },
  {
    name: 'Credential profiles',
    valuesOf: ({ credential_profiles: profiles }) =>
      (profiles ?? []).map(({ name, url, source }) => linked(name, url, source)),
  },
]

const organizations = (name: string, role: string): ComparedProperty => ({
  name,
  valuesOf: (project) =>
    projectEntities(project)
      .filter(({ relationship_type: type }) => type === role)
      .map(({ id, name: text, source }) => linked(text, recordPath('entities', id, text), source)),
})

const participants: ComparedProperty[] = [
  organizations('Managed by', 'Managing'),
  organizations('Funded by', 'Funding'),
  organizations('Members', 'Member'),
  organizations('Affiliated', 'Affiliation'),
  {
    name: 'People',
    valuesOf: ({ persons_of_interest: people }) =>
      (people ?? []).map(({ person, role, source }) =>
        linked(
          role ? `${person.name} (${role})` : person.name,
          recordPath('people', person.id, person.name),
          source,
        ),
      ),
  },
  {
    name: 'Related projects',
    valuesOf: ({ consortia_relations: relations }) =>
      projectRelations(relations).flatMap(({ label, projects }) =>
        projects.map(({ id, title, source, sourceable }) => ({
          text: `${label} ${title}`,
          address: recordPath('projects', id, title),
          ...(sourceable ? { sources: [source] } : {}),
        })),
      ),
  },
]

const reach: ComparedProperty[] = [
  {
    name: 'Countries it is for',
    valuesOf: ({ geographic_focus: focus }) =>
      (focus ?? []).map(({ country, source }) =>
        linked(country.name, countryPath(country.code), source),
      ),
  },
  {
    name: 'Industries',
    valuesOf: ({ industries }) =>
      (industries ?? []).map(({ id, name, source }) =>
        linked(name, recordPath('industries', id, name), source),
      ),
  },
  {
    name: 'Products',
    valuesOf: ({ products }) => (products ?? []).map(({ title }) => ({ text: title })),
  },
]

const criteria: ComparedProperty[] = inclusionCriteria.map((name) => ({
  name: criterionNames[name],
  valuesOf: ({ inclusion_criteria: met }) => answer(met?.[name], met?.[`${name}_sources`] ?? []),
}))

export const comparedProperties: readonly {
  title: string
  properties: readonly ComparedProperty[]
}[] = [
  { title: 'At a glance', properties: glance },
  { title: 'Technology', properties: technology },
  { title: 'Standards, ledgers and law', properties: foundations },
  { title: 'Organizations and people', properties: participants },
  { title: 'Reach', properties: reach },
  { title: 'Inclusion criteria', properties: criteria },
]
