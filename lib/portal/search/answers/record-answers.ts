/** Answers about one record: its description, the projects that use it, and its related records. */
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import { displayName, type Family, getWords, type NumberedFamily } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import { getNames, makeGraph } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { type NodeReference, nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import { linkedIds } from '@/lib/portal/list/facets'
import { listAddress } from '@/lib/portal/list/list-state'
import { launchPrefix } from '@/lib/portal/projects/launch'
import { byStage, describeStatuses, getStage } from '@/lib/portal/projects/status'
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import { statedAim } from '@/lib/portal/records/summaries'
import { type ProjectEntry, projectEntry } from '@/lib/portal/related/project-entry'
import { facetOfFamily, formatUse, getUsage, isUsedFamily } from '@/lib/portal/related/usage'
import { allCounted, counted, enumerated } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { inSentence } from '@/lib/text/names'
import { sentence } from '@/lib/text/sentences'
import { type Answer, type AnswerRow, answerStatus, cutRows, makeNumber } from './answer'
import {
  countOrganizations,
  type OrganizationRelation,
  relationWords,
} from './organization-answers'

export interface Subject {
  family: NumberedFamily
  id: number
  name: string
  path: string
  data: PortalData
}

/** Undefined for a record that the data lacks. */
export function getSubject({ family, id }: NodeReference, data: PortalData): Subject | undefined {
  if (family === 'countries') return undefined
  const title =
    family === 'industries'
      ? getNames(data).industry(String(id))
      : unwrap(makeGraph(data)).data.nodes.get(nodeIdOfRecord(family, id) ?? '')?.title
  if (title === undefined) return undefined
  const name = displayName(family, title.replace(/^did:/, ''))
  return { family, id, name, path: recordPath(family, id, title), data }
}

export const getNeighbours = ({ family, id, data }: Subject) =>
  unwrap(makeGraph(data)).data.neighbours(nodeIdOfRecord(family, id) ?? '')

/** The projects that use a record or are linked with it, the most advanced first. */
function getProjects(subject: Subject, types?: readonly string[]): ProjectEntry[] {
  const { family, id, data } = subject
  const names = getNames(data)
  if (isUsedFamily(family)) {
    const usage = getUsage(unwrap(makeGraph(data)).data, names, family, id)
    return (usage?.entries ?? []).toSorted(byStage)
  }
  const nodes = getNeighbours(subject)
    .filter(({ link }) => types?.includes(link.type) ?? true)
    .map(({ node }) => node)
  const projects = [...new Set(nodes)].flatMap((node) => projectEntry(node, names) ?? [])
  return projects.sort(byStage)
}

export const projectRow = ({ id, title, status, country }: ProjectEntry): AnswerRow => ({
  name: title,
  path: recordPath('projects', id, title),
  status,
  note: country?.name,
})

const fullPage = ({ name, path }: Subject) => ({ text: `More about ${name}`, path })

/** The families of the records by which a list of projects can be filtered, with the keys of the filters. */
export const filterKeys = { ...facetOfFamily, entities: 'partner' } as const
export const filteringFamilies = Object.keys(filterKeys) as (keyof typeof filterKeys)[]

/** The link to the list of the projects of a record, if there is one. */
function projectLinks({ family, id }: Subject, { length }: readonly ProjectEntry[]) {
  const filtering = filteringFamilies.find((name) => name === family)
  if (!filtering || length === 0) return []
  const text =
    family === 'entities' ? 'Projects it takes part in' : allCounted(length, 'project', 'projects')
  return [
    {
      text,
      path: listAddress('/projects', { filters: { [filterKeys[filtering]]: [String(id)] } }),
    },
  ]
}

/** @param what the record, in a sentence: `this standard` */
export function usageSentences(what: string, family: Family, projects: readonly ProjectEntry[]) {
  const uses = `${counted(projects.length, 'project')} ${formatUse(family, projects.length)} ${what}`
  return projects.length > 1 ? `${uses}: ${describeStatuses(projects)}.` : `${uses}.`
}

const thisRecord = (family: Family): string => `this ${getWords(family).singular}`

/** The projects of a record, with their number. */
const answerWithProjects = (
  { name, path }: Subject,
  projects: readonly ProjectEntry[],
  { text, links }: Pick<Answer, 'text' | 'links'>,
): Answer => ({
  title: name,
  path,
  text,
  number: projects.length > 0 ? makeNumber(projects.length, 'project', 'projects') : undefined,
  ...cutRows(projects.map(projectRow)),
  links,
})

function answerUsage(subject: Subject): Answer {
  const { family } = subject
  const projects = getProjects(subject)
  const what = thisRecord(family)
  const links = projectLinks(subject, projects)
  const answer = answerWithProjects(subject, projects, {
    text:
      projects.length === 0
        ? `We know of no project that ${formatUse(family, 1)} ${what}.`
        : usageSentences(what, family, projects),
    links: [...links, fullPage(subject)],
  })
  return { ...answer, listPath: links[0]?.path }
}

/** The details of a project or, without them, its summary. Undefined for other records. */
function findProject({ family, id, data }: Subject): Omit<ProjectDetail, 'stats'> | undefined {
  if (family !== 'projects') return undefined
  const hasId = (project: { id: number }) => project.id === id
  return dataOrUndefined(data.details)?.find(hasId) ?? dataOrUndefined(data.projects)?.find(hasId)
}

/** Records that a subject is connected with, under a title of their own. */
export const answerRecords = (
  subject: Subject,
  title: string,
  { text, rows, links = [] }: Pick<Answer, 'text' | 'rows'> & Partial<Pick<Answer, 'links'>>,
): Answer => ({
  title: `${title}: ${subject.name}`,
  path: subject.path,
  status: answerStatus(findProject(subject)),
  text,
  ...cutRows(rows),
  links: [fullPage(subject), ...links],
})

export function answerRelation(
  record: NodeReference,
  relation: OrganizationRelation,
  data: PortalData,
): Answer | undefined {
  const subject = getSubject(record, data)
  if (!subject) return undefined
  const { family, id, name } = subject
  const { types, title, singular, plural } = relationWords[relation]
  if (family === 'entities') {
    const projects = getProjects(subject, types)
    if (projects.length === 0) return undefined
    const text = `${name} ${singular} ${counted(projects.length, 'project')}.`
    return answerWithProjects(subject, projects, { text, links: [fullPage(subject)] })
  }
  const users = isUsedFamily(family) ? getProjects(subject) : []
  const ids = new Set(family === 'projects' ? [id] : users.map((project) => project.id))
  const details = (dataOrUndefined(data.details) ?? []).filter((project) => ids.has(project.id))
  const rows = countOrganizations(details, relation)
  const what =
    family === 'projects' ? name : `projects that ${formatUse(family, 2)} ${thisRecord(family)}`
  return answerRecords(subject, title, {
    text:
      rows.length === 0
        ? `Our sources name no organization that ${singular} ${what}.`
        : `${counted(rows.length, 'organization')} ${rows.length === 1 ? singular : plural} ${what}.`,
    rows,
    links: projectLinks(subject, users),
  })
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
    status: answerStatus(project),
    text: facts.filter(Boolean).join(' '),
    rows: [],
    links: [
      fullPage(subject),
      ...(country ? [{ text: `All about ${country.name}`, path: countryPath(country.code) }] : []),
    ],
  }
}

export function recordRows(
  ids: readonly string[],
  family: NumberedFamily,
  data: PortalData,
): AnswerRow[] {
  return ids.flatMap((id) => {
    const subject = getSubject({ family, id: Number(id) }, data)
    return subject ? [{ name: subject.name, path: subject.path }] : []
  })
}

/** The projects that a person or an organization is linked with or, if there are none, the DID methods. */
function answerLinked(subject: Subject): Answer {
  const { family, name, path, data } = subject
  const projects = getProjects(subject)
  if (projects.length > 0) {
    const text = `${family === 'people' ? 'Named in' : 'Takes part in'} ${counted(projects.length, 'project')}.`
    const links = [fullPage(subject), ...projectLinks(subject, projects)]
    return answerWithProjects(subject, projects, { text, links })
  }
  const methods = recordRows(linkedIds(getNeighbours(subject), 'did-methods'), 'did-methods', data)
  const text =
    methods.length === 0
      ? `We know of no project of ${thisRecord(family)}.`
      : `Our sources connect ${name} with no project, but with ${counted(methods.length, 'DID method')}.`
  return { title: name, path, text, ...cutRows(methods), links: [fullPage(subject)] }
}

/** Whether a project is connected with another record: `Is Bhutan NDI on Ethereum?` Undefined without a connection. */
export function answerLink(
  first: NodeReference,
  second: NodeReference,
  data: PortalData,
): Answer | undefined {
  const [project, partner] = first.family === 'projects' ? [first, second] : [second, first]
  const [subject, object] = [getSubject(project, data), getSubject(partner, data)]
  if (subject?.family !== 'projects' || !object) return undefined
  if (!getProjects(object).some(({ id }) => id === subject.id)) return undefined
  const answer = answerProject(subject)
  return {
    ...answer,
    text: `Our sources connect it with ${object.name}.`,
    links: [...answer.links, fullPage(object)],
  }
}

/** The answer about a record. Undefined if the data lacks it. A project may be in the countries of its members, too. */
export function answerRecord(
  record: NodeReference,
  data: PortalData,
  countries: readonly string[] = [],
): Answer | undefined {
  const subject = getSubject(record, data)
  if (!subject) return undefined
  if (subject.family === 'projects') {
    const answer = answerProject(subject)
    const own = findProject(subject)?.country?.code
    const others = countries.filter((code) => code !== own).map(getNames(data).country)
    return others.length === 0
      ? answer
      : { ...answer, text: `Our sources connect it with ${enumerated(others.map(inSentence))}.` }
  }
  return isUsedFamily(subject.family) ? answerUsage(subject) : answerLinked(subject)
}
