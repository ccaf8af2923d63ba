/** Facts of projects that are in lists and details but not in the graph. The functions are pure. */
import type { Country } from '@/lib/contract/countries'
import {
  inclusionCriteria,
  type ProjectDetail,
  type ProjectSummary,
  type TechnicalProperty,
  technicalProperties,
} from '@/lib/contract/projects'
import { ProjectType } from '@/lib/contract/values'
import { getRolesByPerson, type RolesByPerson } from './person-roles'
import { projectClass } from './project-class'
import { getLifespan, type Lifespan } from './project-dates'

/**
 * The API responses that contain these facts: the lists of projects and countries, and the details. Two of them are
 * fields of these responses that only some servers have: `classes` for kind and level, and `roles` for the roles of
 * organizations.
 */
export type ProjectFactSource = 'projects' | 'countries' | 'details' | 'classes' | 'roles'

type Criterion = (typeof inclusionCriteria)[number] | 'exception'

export interface ProjectFacts {
  region?: string
  kind?: string
  level?: string
  serves: readonly string[]
  /** Null if not disclosed. Undefined without the details. */
  answers?: Readonly<Record<TechnicalProperty, boolean | null>>
  /** The inclusion criteria that are met. Undefined without the details. */
  criteria?: readonly Criterion[]
  /** The roles that its organizations have, such as Supplier. Undefined without the details. */
  roles?: readonly string[]
  /** The ids of the organizations with the role Supplier. Undefined without the details. */
  suppliers?: readonly string[]
  /** How long it lasted from its launch to its end. Undefined unless both dates are known. */
  lifespan?: Lifespan
  /** The names of its products. Undefined without the details. */
  products?: readonly string[]
  /** The sources of the facts that lists show. Undefined without the details. */
  sources?: readonly string[]
}

/** The texts by which a search finds a project, in addition to those in the graph. */
export interface ProjectText {
  /** The summary, the technology and the names of products. */
  text: string
  /** The names of its products, which people also use for the project. */
  products: readonly string[]
  /** Its kind and level, to which words such as `national wallet` refer. */
  kinds: readonly string[]
  /** Both in one phrase, except for consortia: `'National wallet'`. */
  projectClass?: string
}

export type ProjectTexts = ReadonlyMap<number, ProjectText>

export interface AllProjectFacts {
  byId: ReadonlyMap<number, ProjectFacts>
  /** Empty without the details. */
  rolesByPerson: RolesByPerson
  /** Texts about projects other than their mission, for searches. Empty without the details. */
  texts: ProjectTexts
  sources: ReadonlySet<ProjectFactSource>
}

interface ProjectAnswers {
  projects?: readonly Pick<ProjectSummary, 'id' | 'region' | 'kind' | 'level'>[]
  countries?: readonly Pick<Country, 'code' | 'projects_target'>[]
  details?: readonly ProjectDetail[]
}

const getAnswers = (project: ProjectDetail) =>
  Object.fromEntries(
    technicalProperties.map((property) => [property, project[property] ?? null]),
  ) as Record<TechnicalProperty, boolean | null>

function getCriteria({ inclusion_criteria: names }: ProjectDetail): Criterion[] {
  const met = inclusionCriteria.filter((criterion) => names?.[criterion] === true)
  return names?.exception_reason ? [...met, 'exception'] : met
}

function getShownSources(project: ProjectDetail): string[] {
  const managing = (project.entities ?? []).filter(
    ({ relationship_type: type }) => type === 'Managing',
  )
  const sources = [
    project.status_source,
    project.mission_statement_source,
    project.launch_date_source,
    ...managing.map(({ source }) => source),
  ]
  return [...new Set(sources.flatMap((source) => source || []))]
}

const getRoles = ({ entities }: ProjectDetail): string[] => [
  ...new Set((entities ?? []).flatMap(({ role }) => role || [])),
]

const getSuppliers = ({ entities }: ProjectDetail): string[] => [
  ...new Set((entities ?? []).flatMap(({ id, role }) => (role === 'Supplier' ? String(id) : []))),
]

function getText(project: ProjectDetail): ProjectText {
  const products = (project.products ?? []).map(({ title }) => title)
  const texts = [project.ai_description, project.tech_stack_description, ...products]
  const kinds = [project.kind, project.level].flatMap((value) => value ?? [])
  return {
    text: texts.filter(Boolean).join(' · '),
    products,
    kinds,
    projectClass: project.type === ProjectType.enum.Consortium ? undefined : projectClass(project),
  }
}

export function getProjectFacts({ projects, countries, details }: ProjectAnswers): AllProjectFacts {
  const byId = new Map<number, ProjectFacts & { serves: string[] }>()
  const getFacts = (id: number) => {
    const facts = byId.get(id) ?? { serves: [] }
    byId.set(id, facts)
    return facts
  }
  for (const { id, region, kind, level } of projects ?? []) {
    const classes = {
      ...(region ? { region } : {}),
      ...(kind ? { kind } : {}),
      ...(level ? { level } : {}),
    }
    if (Object.keys(classes).length > 0) Object.assign(getFacts(id), classes)
  }
  for (const { code, projects_target: served } of countries ?? []) {
    for (const { id } of served ?? []) getFacts(id).serves.push(code)
  }
  for (const project of details ?? []) {
    Object.assign(getFacts(project.id), {
      answers: getAnswers(project),
      criteria: getCriteria(project),
      roles: getRoles(project),
      suppliers: getSuppliers(project),
      lifespan: getLifespan(project.launch_date, project.end_date),
      products: [...new Set((project.products ?? []).map(({ title }) => title))],
      sources: getShownSources(project),
    })
  }
  const projectFacts = [...byId.values()]
  const isAvailable: Record<ProjectFactSource, boolean> = {
    projects: projects !== undefined,
    countries: countries !== undefined,
    details: details !== undefined,
    classes: projectFacts.some(({ kind, level }) => kind || level),
    roles: projectFacts.some(({ roles }) => roles && roles.length > 0),
  }
  const sources = (Object.keys(isAvailable) as ProjectFactSource[]).filter(
    (source) => isAvailable[source],
  )
  return {
    byId,
    rolesByPerson: getRolesByPerson(details ?? []),
    texts: new Map((details ?? []).map((project) => [project.id, getText(project)])),
    sources: new Set(sources),
  }
}

export const mostConnectedProjects = (projects: readonly ProjectSummary[], count: number) =>
  projects.toSorted((a, b) => b.stats.total_links - a.stats.total_links).slice(0, count)
