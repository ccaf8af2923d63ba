/** Answers about one record: its description, the projects that use it, and its related records. */
import { dataOrUndefined } from '@/lib/client/result'
import { displayName, type Family, getWords, type NumberedFamily } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import { getNames, makeGraph } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { exploreAddress, parseExploreQuery } from '@/lib/portal/explore/explore-query'
import type { GraphIndex } from '@/lib/portal/graph/graph-index'
import { type NodeReference, nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import { indexOfList } from '@/lib/portal/list/data-lists'
import { linkedIds, noValue } from '@/lib/portal/list/facets'
import { listAddress } from '@/lib/portal/list/list-state'
import { launchPrefix } from '@/lib/portal/projects/launch'
import { byStage, describeStatuses, getStage } from '@/lib/portal/projects/status'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { statedAim } from '@/lib/portal/records/summaries'
import { unionCode } from '@/lib/portal/records/union-laws'
import { type ProjectEntry, projectEntry } from '@/lib/portal/related/project-entry'
import {
  facetOfFamily,
  formatUse,
  getUsage,
  isUsedFamily,
  type Usage,
} from '@/lib/portal/related/usage'
import { allCounted, counted, enumerated } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { countValues } from '@/lib/text/group-by'
import { capitalized, sentence } from '@/lib/text/sentences'
import { type Answer, type AnswerRow, answerStatus, cutRows } from './answer'
import {
  countOrganizations,
  type OrganizationRelation,
  relationWords,
} from './organization-answers'

interface Subject {
  record: NodeReference
  name: string
  path: string
  data: PortalData
  graph: GraphIndex
}

/** Undefined for a record that is not in the graph. */
function getSubject(record: NodeReference, data: PortalData): Subject | undefined {
  const graph = dataOrUndefined(makeGraph(data))
  if (graph && record.family === 'industries') {
    const name = getNames(data).industry(String(record.id))
    const path = name && recordPath('industries', record.id, name)
    return path ? { record, name, path, data, graph } : undefined
  }
  const node = graph?.nodes.get(nodeIdOfRecord(record.family, record.id) ?? '')
  if (!graph || !node || record.family === 'countries') return undefined
  const name = displayName(record.family, node.title.replace(/^did:/, ''))
  return { record, name, path: recordPath(record.family, record.id, node.title), data, graph }
}

const projectRow = ({ id, title, status, country }: ProjectEntry): AnswerRow => ({
  name: title,
  path: recordPath('projects', id, title),
  status,
  note: country?.name,
})

const fullPage = ({ name, path }: Subject) => ({ text: `More about ${name}`, path })

const allProjects = ({ count, address }: Usage) => ({
  text: allCounted(count, 'project', 'projects'),
  path: address,
})

/** @param what the record, in a sentence: `this standard` */
function usageSentences(what: string, family: Family, projects: readonly ProjectEntry[]) {
  const uses = `${counted(projects.length, 'project')} ${formatUse(family, projects.length)} ${what}`
  return projects.length > 1 ? `${uses}: ${describeStatuses(projects)}.` : `${uses}.`
}

const thisRecord = (family: Family): string => `this ${getWords(family).singular}`

function getUsers({ record, graph, data }: Subject) {
  if (!isUsedFamily(record.family)) return undefined
  const found = getUsage(graph, getNames(data), record.family, record.id)
  return found && { ...found, entries: found.entries.toSorted(byStage) }
}

/** The projects of a record, with their number. */
const answerWithProjects = (
  { name, path }: Subject,
  projects: readonly ProjectEntry[],
  { text, links }: Pick<Answer, 'text' | 'links'>,
): Answer => ({
  title: name,
  path,
  text,
  number:
    projects.length > 0
      ? { value: projects.length, text: projects.length === 1 ? 'project' : 'projects' }
      : undefined,
  ...cutRows(projects.map(projectRow)),
  links,
})

function answerUsage(subject: Subject): Answer {
  const { record } = subject
  const users = getUsers(subject)
  if (!users) {
    const text = `We know of no project that ${formatUse(record.family, 1)} ${thisRecord(record.family)}.`
    return answerWithProjects(subject, [], { text, links: [fullPage(subject)] })
  }
  return answerWithProjects(subject, users.entries, {
    text: usageSentences(thisRecord(record.family), record.family, users.entries),
    links: [allProjects(users.usage), fullPage(subject)],
  })
}

/**
 * The countries of projects. Countries with the most projects come first.
 * @param what the projects, in a sentence: `projects that use a ledger`
 */
export function countByCountry(
  what: string,
  entries: readonly ProjectEntry[],
  { path, text, links }: Pick<Answer, 'path' | 'text' | 'links'>,
): Answer {
  const countries = entries.flatMap(({ country }) =>
    country && country.code !== unionCode ? country : [],
  )
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  const rows = [...countValues(countries.map(({ code }) => code))]
    .map(([code, count]) => ({ name: names.get(code) ?? code, path: countryPath(code), count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .map(({ count, ...row }) => ({ ...row, note: counted(count, 'project') }))
  return {
    title: `${counted(rows.length, 'country has', 'countries have')} ${what}`,
    path,
    text,
    number: { value: rows.length, text: rows.length === 1 ? 'country' : 'countries' },
    ...cutRows(rows),
    links,
  }
}

/** The columns of cross tables that show the records of a family which projects use. */
const usedColumns = {
  'did-methods': 'did-method',
  'dlt-instances': 'ledger',
  standards: 'standard',
} as const
export type CountedFamily = keyof typeof usedColumns

export const isCountedFamily = (family: Family): family is CountedFamily =>
  Object.hasOwn(usedColumns, family)

/** The countries with projects that use any record of a family: `countries that use a ledger`. */
export function answerCountriesUsing(family: CountedFamily, data: PortalData): Answer | undefined {
  const graph = dataOrUndefined(makeGraph(data))
  const names = getNames(data)
  const entries = [...(graph?.nodes.values() ?? [])].flatMap((node) => {
    const isUser = graph && linkedIds(graph.neighbours(node.id), family).length > 0
    return (isUser && projectEntry(node, names)) || []
  })
  if (entries.length === 0) return undefined
  const { singular, plural } = getWords(family)
  const table = new URLSearchParams({ columns: usedColumns[family], rows: 'country' })
  const path = exploreAddress(parseExploreQuery(table))
  const links = [{ text: `All ${plural}`, path: `/${family}` }]
  const name = `a ${singular}`
  const text = usageSentences(name, family, entries)
  return countByCountry(`projects that use ${name}`, entries, { path, text, links })
}

function getProjects(subject: Subject): ProjectDetail[] {
  const { record, data } = subject
  const ids = new Set(
    record.family === 'projects'
      ? [record.id]
      : (getUsers(subject)?.entries ?? []).map(({ id }) => id),
  )
  return (dataOrUndefined(data.details) ?? []).filter(({ id }) => ids.has(id))
}

/** The types of the links of organizations to the projects that they fund or manage. */
const linkTypes = { funds: 'Funding', manages: 'Managing' } as const

function projectsOfEntity({ record, graph, data }: Subject, type?: string) {
  const names = getNames(data)
  const nodes = graph
    .neighbours(nodeIdOfRecord(record.family, record.id) ?? '')
    .filter(({ link }) => type === undefined || link.type === type)
    .map(({ node }) => node)
  const projects = [...new Set(nodes)].flatMap((node) => projectEntry(node, names) ?? [])
  return projects.sort(byStage)
}

/** The details of a project or, without them, its summary. Undefined for other records. */
function findProject({ record, data }: Subject): Omit<ProjectDetail, 'stats'> | undefined {
  if (record.family !== 'projects') return undefined
  const [detail, summary] = [data.details, data.projects].map((list) =>
    dataOrUndefined<readonly Omit<ProjectDetail, 'stats'>[]>(list)?.find(
      ({ id }) => id === record.id,
    ),
  )
  return detail ?? summary
}

export function answerRelation(
  record: NodeReference,
  relation: OrganizationRelation,
  data: PortalData,
): Answer | undefined {
  const subject = getSubject(record, data)
  if (!subject) return undefined
  const { name, path } = subject
  const { title, singular, plural } = relationWords[relation]
  if (record.family === 'entities') {
    if (relation === 'builds') return undefined
    const projects = projectsOfEntity(subject, linkTypes[relation])
    if (projects.length === 0) return undefined
    const text = `${name} ${singular} ${counted(projects.length, 'project')}.`
    return answerWithProjects(subject, projects, { text, links: [fullPage(subject)] })
  }
  const projects = getProjects(subject)
  const rows = countOrganizations(projects, relation)
  const what =
    record.family === 'projects'
      ? name
      : `projects that ${formatUse(record.family, 2)} ${thisRecord(record.family)}`
  const organizationCount = counted(rows.length, 'organization')
  const users = getUsers(subject)
  const project = findProject(subject)
  return {
    title: `${title}: ${name}`,
    path,
    status: project && answerStatus(project),
    text:
      rows.length === 0
        ? `Our sources name no organization that ${singular} ${what}.`
        : `${organizationCount} ${rows.length === 1 ? singular : plural} ${what}.`,
    ...cutRows(rows),
    links: [fullPage(subject), ...(users ? [allProjects(users.usage)] : [])],
  }
}

function answerProject(subject: Subject): Answer {
  const { name, path } = subject
  const project = findProject(subject)
  const { country, managing_entity: manager, mission_statement: mission } = project ?? {}
  const { launch_date: launch, end_date: end, status, entities } = project ?? {}
  const managers = entities?.filter(({ relationship_type: type }) => type === 'Managing')
  const names = (managers ?? (manager ? [manager] : [])).map(({ name }) => name)
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} others`] : names
  const facts = [
    country?.name && `${country.name}.`,
    launch && `${launchPrefix(status) || 'Launched in '}${formatDate(launch.slice(0, 7))}.`,
    end && `Ended in ${formatDate(end.slice(0, 7))}.`,
    shown.length > 0 && `Managed by ${enumerated(shown)}.`,
    mission && sentence(statedAim(mission, getStage(status) === 'ended')),
  ]
  return {
    title: name,
    path,
    status: project && answerStatus(project),
    text: facts.filter(Boolean).join(' '),
    rows: [],
    links: [
      fullPage(subject),
      ...(country ? [{ text: `All about ${country.name}`, path: countryPath(country.code) }] : []),
    ],
  }
}

function recordRows(ids: readonly string[], family: NumberedFamily, data: PortalData): AnswerRow[] {
  const names = getNames(data)
  return ids.flatMap((id) => {
    const title = family === 'industries' ? names.industry(id) : names.record(family, id)
    return title === undefined
      ? []
      : [{ name: displayName(family, title), path: recordPath(family, Number(id), title) }]
  })
}

/** The DID methods that a person or an organization without any project is connected with. */
function answerMethods(subject: Subject): Answer | undefined {
  const { record, data, graph, name, path } = subject
  const neighbours = graph.neighbours(nodeIdOfRecord(record.family, record.id) ?? '')
  const rows = recordRows(linkedIds(neighbours, 'did-methods'), 'did-methods', data)
  if (rows.length === 0) return undefined
  const text = `Our sources connect ${name} with no project, but with ${counted(rows.length, 'DID method')}.`
  return { title: name, path, text, ...cutRows(rows), links: [fullPage(subject)] }
}

function answerLinked(subject: Subject): Answer {
  const { family, id } = subject.record
  const projects = projectsOfEntity(subject)
  const methods = projects.length === 0 ? answerMethods(subject) : undefined
  if (methods) return methods
  const isPerson = family === 'people'
  const partnerList = {
    text: 'Projects it takes part in',
    path: listAddress('/projects', { filters: { partner: [String(id)] } }),
  }
  return answerWithProjects(subject, projects, {
    text:
      projects.length === 0
        ? `We know of no project of this ${getWords(family).singular}.`
        : `${isPerson ? 'Named in' : 'Takes part in'} ${counted(projects.length, 'project')}.`,
    links: [fullPage(subject), ...(isPerson || projects.length === 0 ? [] : [partnerList])],
  })
}

/** The ids of the records of a family that a project is connected with. */
function connectedIds({ record: { id }, data, graph }: Subject, family: Family): string[] {
  if (!isUsedFamily(family)) {
    return linkedIds(graph.neighbours(nodeIdOfRecord('projects', id) ?? ''), family)
  }
  const { ids, values } = indexOfList(data, 'projects')
  const found = values.get(facetOfFamily[family])?.[ids.indexOf(id)] ?? []
  return found.filter((value) => value !== noValue)
}

/** The records of a family that a project is connected with: its standards, its ledgers, its organizations. */
export function answerConnections(
  { id }: NodeReference,
  family: NumberedFamily,
  data: PortalData,
): Answer | undefined {
  const subject = getSubject({ family: 'projects', id }, data)
  if (!subject) return undefined
  const { name, path } = subject
  const rows = recordRows(connectedIds(subject, family), family, data)
  const { singular, plural } = getWords(family)
  const project = findProject(subject)
  return {
    title: `${capitalized(plural)}: ${name}`,
    path,
    status: project && answerStatus(project),
    text:
      rows.length === 0
        ? `Our sources connect ${name} with no ${singular}.`
        : `Our sources connect ${name} with ${counted(rows.length, singular, plural)}.`,
    ...cutRows(rows),
    links: [fullPage(subject)],
  }
}

/** Whether a project is connected with another record: `Is Bhutan NDI on Ethereum?` Undefined without a connection. */
export function answerLink(
  first: NodeReference,
  second: NodeReference,
  data: PortalData,
): Answer | undefined {
  const [project, partner] = first.family === 'projects' ? [first, second] : [second, first]
  const [subject, object] = [getSubject(project, data), getSubject(partner, data)]
  if (project.family !== 'projects' || !subject || !object) return undefined
  const projects = getUsers(object)?.entries ?? projectsOfEntity(object)
  if (!projects.some(({ id }) => id === project.id)) return undefined
  const answer = answerProject(subject)
  return {
    ...answer,
    text: `Our sources connect it with ${object.name}.`,
    links: [...answer.links, fullPage(object)],
  }
}

/** The answer about a record. Undefined if it is not in the graph. */
export function answerRecord(record: NodeReference, data: PortalData): Answer | undefined {
  const subject = getSubject(record, data)
  if (!subject) return undefined
  if (record.family === 'projects') return answerProject(subject)
  return isUsedFamily(record.family) ? answerUsage(subject) : answerLinked(subject)
}
