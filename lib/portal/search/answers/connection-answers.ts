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

/** The organizations of a project, of the sectors and places in the question: `Who takes part in EBSI from Germany?` */
function answerPartners(
  project: NodeReference,
  question: Question,
  codes: readonly string[],
  data: PortalData,
): Answer | undefined {
  const subject = getSubject(project, data)
  if (!subject) return undefined
  const { country, sector } = question
  const place = getPlace(question)
  const phrase = placePhrase(place, 'entities', data)
  const { nodes } = unwrap(makeGraph(data)).data
  const ids = connectedIds(subject, 'entities').filter((id) => {
    const node = nodes.get(nodeIdOfRecord('entities', Number(id)) ?? '')
    return (
      isIn(place, node?.country) &&
      (sector.length === 0 || sector.some((name) => name === node?.type))
    )
  })
  const kind = sector.map((name) => `${name.toLowerCase()} `).join('')
  const { singular, plural } = getWords('entities')
  const records = counted(ids.length, `${kind}${singular}`, `${kind}${plural}`)
  const isConnected = country.length > 0 && country.every((code) => codes.includes(code))
  const nothing = isConnected
    ? `${phrase.replace(' in ', '')}, but with no ${kind}${singular} there`
    : `no ${kind}${singular}${phrase}`
  const found = ids.length === 0 ? nothing : `${records}${phrase}`
  return answerRecords(subject, capitalized(`${kind}${plural}${phrase}`), {
    text: `Our sources connect ${subject.name} with ${found}.`,
    rows: recordRows(ids, 'entities', data),
  })
}

/** The records of a family that a project is connected with: its standards, its ledgers. */
function answerConnections(
  project: NodeReference,
  family: NumberedFamily,
  data: PortalData,
): Answer | undefined {
  const subject = getSubject(project, data)
  if (!subject) return undefined
  const rows = recordRows(connectedIds(subject, family), family, data)
  const { singular, plural } = getWords(family)
  const records = rows.length === 0 ? `no ${singular}` : counted(rows.length, singular, plural)
  const text = `Our sources connect ${subject.name} with ${records}.`
  return answerRecords(subject, capitalized(plural), { text, rows })
}

/** The countries of a project and those of its members, with the names of these. */
function countriesOfProject(project: NodeReference, data: PortalData) {
  const subject = getSubject(project, data)
  const node = unwrap(makeGraph(data)).data.nodes.get(nodeIdOfRecord('projects', project.id) ?? '')
  const members = new Map<string, string[]>((node?.countryCodes ?? []).map((code) => [code, []]))
  for (const { node, link } of subject ? getNeighbours(subject) : []) {
    if (link.type !== 'Member' || !node.country || !node.id.startsWith('entity-')) continue
    members.set(node.country, [...(members.get(node.country) ?? []), node.title])
  }
  members.delete(unionCode)
  return members
}

/** `Which countries take part in EBSI?` */
function answerCountriesOfProject(
  project: NodeReference,
  place: Question,
  data: PortalData,
): Answer | undefined {
  const subject = getSubject(project, data)
  if (!subject) return undefined
  const rows = [...countriesOfProject(project, data)]
    .filter(([code]) => isIn(place, code))
    .map(([code, members]) => ({ code, name: getNames(data).country(code), members }))
    .sort((a, b) => b.members.length - a.members.length || a.name.localeCompare(b.name))
    .map(({ code, name, members }) => ({
      name,
      path: countryPath(code),
      note: members.length > 2 ? counted(members.length, 'member') : enumerated(members),
    }))
  const countries = rows.length === 0 ? 'no country' : counted(rows.length, 'country', 'countries')
  const among = placePhrase(place, 'countries', data)
  const text = `Our sources connect ${subject.name} with ${countries}${among}.`
  return answerRecords(subject, `Countries${among}`, { text, rows })
}

export function answerAboutProject(
  project: NodeReference,
  question: Question,
  data: PortalData,
): Answer | undefined {
  const { country, group } = question
  const codes = [...countriesOfProject(project, data).keys()]
  const place = getPlace(question)
  const isInGroup = (key: string) => getGroup(key)?.codes.some((code) => codes.includes(code))
  if (!group.every(isInGroup)) return undefined
  const [relation] = question.relation.filter((name) => name !== 'uses')
  const families = question.family.filter((name) => name !== 'projects')
  if (families.includes('countries')) {
    const isOfCountries = families.every((name) => name === 'countries' || name === 'entities')
    return isOfCountries && country.length === 0 && !relation
      ? answerCountriesOfProject(project, place, data)
      : undefined
  }
  const [family, ...otherFamilies] = families.filter((name) => name !== 'countries')
  if (family === 'entities' && otherFamilies.length === 0 && !relation) {
    return answerPartners(project, question, codes, data)
  }
  if (country.some((code) => !codes.includes(code))) return undefined
  // The data does not state for which of its countries an organization funds a project.
  if (relation) {
    return (country.length === 0 && place.group.length === 0) || codes.length === 1
      ? answerRelation(project, relation, data)
      : undefined
  }
  if (!family) return answerRecord(project, data, country)
  return otherFamilies.length === 0 ? answerConnections(project, family, data) : undefined
}
