/** Answers about a project and what it is connected with: records of a family, organizations, or countries. */
import { unwrap } from '@/lib/client/result'
import { type Family, getWords, type NumberedFamily } from '@/lib/contract/families'
import { getNames, makeGraph } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { type NodeReference, nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import { indexOfList } from '@/lib/portal/list/data-lists'
import { linkedIds, noValue } from '@/lib/portal/list/facets'
import { getGroup } from '@/lib/portal/records/country-groups'
import { countryPath } from '@/lib/portal/records/record-path'
import { unionCode } from '@/lib/portal/records/union-laws'
import { facetOfFamily, isUsedFamily } from '@/lib/portal/related/usage'
import { counted, enumerated } from '@/lib/text/counted'
import { inSentence } from '@/lib/text/names'
import { capitalized } from '@/lib/text/sentences'
import type { Answer } from './answer'
import { placePhrase } from './list-answers'
import { emptyQuestion, type Question } from './question'
import {
  answerRecord,
  answerRecords,
  answerRelation,
  getNeighbours,
  getSubject,
  recordRows,
  type Subject,
} from './record-answers'

/** The ids of the records of a family that a project is connected with. */
function connectedIds(subject: Subject, family: Family): string[] {
  if (!isUsedFamily(family)) return linkedIds(getNeighbours(subject), family)
  const { ids, values } = indexOfList(subject.data, 'projects')
  const found = values.get(facetOfFamily[family])?.[ids.indexOf(subject.id)] ?? []
  return found.filter((value) => value !== noValue)
}

/** The countries and groups in a question. `The EUDI Wallet pilot POTENTIAL` describes a project by a group. */
const getPlace = ({ country, group, wallet }: Question): Question => ({
  ...emptyQuestion,
  country,
  group: wallet.length > 0 ? [] : group,
})

const isIn = ({ country, group }: Question, code: string | null | undefined): boolean =>
  (country.length === 0 || country.some((name) => name === code)) &&
  group.every((key) => getGroup(key)?.codes.some((name) => name === code))

const counting = (count: number, singular: string, plural: string): string =>
  count === 0 ? `no ${singular}` : counted(count, singular, plural)

/** The organizations of a project, of the sectors and places in the question: `Who takes part in EBSI from Germany?` */
function answerPartners(project: Subject, question: Question, codes: readonly string[]): Answer {
  const { name, data } = project
  const { country, sector } = question
  const place = getPlace(question)
  const phrase = placePhrase(place, 'entities', data)
  const { nodes } = unwrap(makeGraph(data)).data
  const ids = connectedIds(project, 'entities').filter((id) => {
    const node = nodes.get(nodeIdOfRecord('entities', Number(id)) ?? '')
    return (
      isIn(place, node?.country) &&
      (sector.length === 0 || sector.some((name) => name === node?.type))
    )
  })
  const kind = sector.map((name) => `${name.toLowerCase()} `).join('')
  const { singular, plural } = getWords('entities')
  const isConnected = country.length > 0 && country.every((code) => codes.includes(code))
  const places = country.map((code) => inSentence(getNames(data).country(code)))
  const found =
    ids.length === 0 && isConnected
      ? `${enumerated(places)}, but with no ${kind}${singular} there`
      : `${counting(ids.length, `${kind}${singular}`, `${kind}${plural}`)}${phrase}`
  return answerRecords(project, capitalized(`${kind}${plural}${phrase}`), {
    text: `Our sources connect ${name} with ${found}.`,
    rows: recordRows(ids, 'entities', data),
  })
}

/** The records of a family that a project is connected with: its standards, its ledgers. */
function answerConnections(project: Subject, family: NumberedFamily): Answer {
  const rows = recordRows(connectedIds(project, family), family, project.data)
  const { singular, plural } = getWords(family)
  const text = `Our sources connect ${project.name} with ${counting(rows.length, singular, plural)}.`
  return answerRecords(project, capitalized(plural), { text, rows })
}

/** The countries of a project and those of its members, with the names of these. */
function membersByCountry(project: Subject): Map<string, string[]> {
  const { nodes } = unwrap(makeGraph(project.data)).data
  const node = nodes.get(nodeIdOfRecord('projects', project.id) ?? '')
  const members = new Map<string, string[]>((node?.countryCodes ?? []).map((code) => [code, []]))
  for (const { node, link } of getNeighbours(project)) {
    if (link.type !== 'Member' || !node.country || !node.id.startsWith('entity-')) continue
    members.set(node.country, [...(members.get(node.country) ?? []), node.title])
  }
  members.delete(unionCode)
  return members
}

/** `Which countries take part in EBSI?` */
function answerCountriesOfProject(
  project: Subject,
  members: ReadonlyMap<string, string[]>,
  place: Question,
): Answer {
  const { name, data } = project
  const rows = [...members]
    .filter(([code]) => isIn(place, code))
    .map(([code, members]) => ({ code, name: getNames(data).country(code), members }))
    .sort((a, b) => b.members.length - a.members.length || a.name.localeCompare(b.name))
    .map(({ code, name, members }) => ({
      name,
      path: countryPath(code),
      note: members.length > 2 ? counted(members.length, 'member') : enumerated(members),
    }))
  const among = placePhrase(place, 'countries', data)
  const countries = counting(rows.length, 'country', 'countries')
  const text = `Our sources connect ${name} with ${countries}${among}.`
  return answerRecords(project, `Countries${among}`, { text, rows })
}

export function answerAboutProject(
  record: NodeReference,
  question: Question,
  data: PortalData,
): Answer | undefined {
  const project = getSubject(record, data)
  if (!project) return undefined
  const { country, group } = question
  const members = membersByCountry(project)
  const codes = [...members.keys()]
  const place = getPlace(question)
  const isInGroup = (key: string) => getGroup(key)?.codes.some((code) => codes.includes(code))
  if (!group.every(isInGroup)) return undefined
  const [relation] = question.relation.filter((name) => name !== 'uses')
  const families = question.family.filter((name) => name !== 'projects')
  if (families.includes('countries')) {
    const isOfCountries = families.every((name) => name === 'countries' || name === 'entities')
    return isOfCountries && country.length === 0 && !relation
      ? answerCountriesOfProject(project, members, place)
      : undefined
  }
  const [family, ...otherFamilies] = families.filter((name) => name !== 'countries')
  if (family === 'entities' && otherFamilies.length === 0 && !relation) {
    return answerPartners(project, question, codes)
  }
  if (country.some((code) => !codes.includes(code))) return undefined
  // The data does not state for which of its countries an organization funds a project.
  if (relation) {
    return (country.length === 0 && place.group.length === 0) || codes.length === 1
      ? answerRelation(record, relation, data)
      : undefined
  }
  if (!family) return answerRecord(record, data, country)
  return otherFamilies.length === 0 ? answerConnections(project, family) : undefined
}
