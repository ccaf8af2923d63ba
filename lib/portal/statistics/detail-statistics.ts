/** Statistics that need the details of projects: technical properties, and the number of facts that name a source. */

import {
  inclusionCriteria,
  type ProjectDetail,
  type TechnicalProperty,
  technicalProperties,
} from '@/lib/contract/projects'
import { propertyFacetKey } from '@/lib/portal/list/definitions/project-facets'
import { noValue } from '@/lib/portal/list/facets'
import { listAddress } from '@/lib/portal/list/list-state'
import { propertyNames } from '@/lib/portal/profile/property-names'
import { counted, formatCount } from '@/lib/text/counted'
import { notDisclosedLabel } from '@/lib/text/labels'
import { percentage, ranked, type Statistic } from './statistic'

type Projects = readonly ProjectDetail[]
/** The sources of a fact as stated in the record. */
type Fact = readonly (string | null | undefined)[]

export function propertyStatistic(projects: Projects): Statistic {
  const getValues = (property: TechnicalProperty) => {
    const yes = projects.filter((project) => project[property] === true).length
    const no = projects.filter((project) => project[property] === false).length
    return [yes, no, projects.length - yes - no]
  }
  return {
    id: 'properties',
    title: 'Technical properties',
    shows: `What the sources of ${counted(projects.length, 'project')} and consortia state about seven properties.`,
    limits:
      'Not disclosed does not mean No. Few projects publish what they do not do, so the shares of Yes are lower bounds.',
    form: 'shares',
    heading: 'Property',
    columns: ['Yes', 'No', notDisclosedLabel],
    rows: technicalProperties.map((property) => ({
      label: propertyNames[property],
      values: getValues(property),
      lists: ['yes', 'no', noValue].map((answer) =>
        listAddress('/projects', { page: 1, filters: { [propertyFacetKey(property)]: [answer] } }),
      ),
    })),
  }
}

const one = (value: unknown, source: string | null | undefined): Fact[] =>
  value === null || value === undefined || value === '' ? [] : [[source]]

const each = (list: readonly { source?: string | null }[] | null | undefined): Fact[] =>
  (list ?? []).map(({ source }) => [source])

function criteriaFacts({ inclusion_criteria: criteria }: ProjectDetail): Fact[] {
  if (!criteria) return []
  return inclusionCriteria
    .filter((name) => typeof criteria[name] === 'boolean')
    .map((name) => criteria[`${name}_sources`] ?? [])
}

interface FactKind {
  label: string
  getFacts: (project: ProjectDetail) => Fact[]
  /** True if `api.md` has no source field, so that other servers cannot state a source. */
  beyondContract?: true
}

/** The kinds of facts that have a source field. */
const kinds: readonly FactKind[] = [
  { label: 'Roles of organizations', getFacts: (p) => each(p.entities) },
  { label: 'Roles of people', getFacts: (p) => each(p.persons_of_interest) },
  {
    label: 'Technical properties',
    getFacts: (p) => technicalProperties.flatMap((name) => one(p[name], p[`${name}_source`])),
  },
  { label: 'Inclusion criteria', getFacts: criteriaFacts },
  { label: 'Countries served', getFacts: (p) => each(p.geographic_focus) },
  { label: 'Industries', getFacts: (p) => each(p.industries) },
  { label: 'Mission', getFacts: (p) => one(p.mission_statement, p.mission_statement_source) },
  { label: 'Launch date', getFacts: (p) => one(p.launch_date, p.launch_date_source) },
  { label: 'Status', getFacts: (p) => one(p.status, p.status_source), beyondContract: true },
  { label: 'End date', getFacts: (p) => one(p.end_date, p.end_date_source) },
  {
    label: 'Announcement date',
    getFacts: (p) => one(p.announcement_date, p.announcement_date_source),
  },
  {
    label: 'Technology description',
    getFacts: (p) => one(p.tech_stack_description, p.tech_stack_description_source),
  },
  { label: 'Standards', getFacts: (p) => each(p.standards) },
  { label: 'Regulations', getFacts: (p) => each(p.regulations) },
  { label: 'Ledgers', getFacts: (p) => each(p.dlt_instances) },
  { label: 'DID methods', getFacts: (p) => each(p.did_methods) },
  { label: 'Credential profiles', getFacts: (p) => each(p.credential_profiles) },
  { label: 'Related projects', getFacts: (p) => each(p.consortia_relations?.as_source) },
]

const isSourced = (fact: Fact): boolean => fact.some((source) => source?.trim())

export function sourceStatistic(projects: Projects): Statistic {
  const counts = kinds
    .map(({ label, getFacts, beyondContract }) => {
      const facts = projects.flatMap(getFacts)
      const sourced = facts.filter(isSourced).length
      return { label, all: beyondContract && sourced === 0 ? 0 : facts.length, sourced }
    })
    .filter(({ all }) => all > 0)
  const all = counts.reduce((sum, kind) => sum + kind.all, 0)
  const sourced = counts.reduce((sum, kind) => sum + kind.sourced, 0)
  const rows = counts.map((kind) => ({
    label: kind.label,
    values: [kind.sourced, kind.all - kind.sourced],
  }))
  return {
    id: 'sources',
    title: 'Facts with sources',
    shows: `${formatCount(sourced)} of ${counted(all, 'fact')} in the profiles of ${counted(projects.length, 'project')} and consortia have a source (${percentage(sourced, all)}).`,
    limits:
      'Facts for which the format has no source field, such as website and type, are not counted. A source may be offline by now, or not support the fact.',
    form: 'bars',
    heading: 'Kind of fact',
    columns: ['With a source', 'Without'],
    rows: ranked(rows),
  }
}
