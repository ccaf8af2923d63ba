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
import type { Question } from './question'
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

/**
 * The records of a family that a project is connected with: its standards, its ledgers, its organizations. Of these,
 * only those of the countries and sectors in the question.
 */
function answerConnections(
  project: NodeReference,
  family: NumberedFamily,
  { country, sector }: Pick<Question, 'country' | 'sector'>,
  data: PortalData,
): Answer | undefined {
  const subject = getSubject(project, data)
  if (!subject) return undefined
  const { nodes } = unwrap(makeGraph(data)).data
  const isMeant = (id: string) => {
    const node = nodes.get(nodeIdOfRecord(family, Number(id)) ?? '')
    const isOfSector = sector.length === 0 || sector.some((name) => name === node?.type)
    return isOfSector && (country.length === 0 || country.some((code) => code === node?.country))
  }
  const ids = connectedIds(subject, family)
  const rows = recordRows(family === 'entities' ? ids.filter(isMeant) : ids, family, data)
  const { singular, plural } = getWords(family)
  const kind = family === 'entities' ? sector.map((name) => `${name.toLowerCase()} `).join('') : ''
  const places = country.map((code) => inSentence(getNames(data).country(code)))
  const place = family === 'entities' && places.length > 0 ? ` in ${enumerated(places)}` : ''
  const [one, several] = [`${kind}${singular}${place}`, `${kind}${plural}${place}`] as const
  const records = rows.length === 0 ? `no ${one}` : counted(rows.length, one, several)
  const text = `Our sources connect ${subject.name} with ${records}.`
  return answerRecords(subject, capitalized(several), { text, rows })
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
function answerCountriesOfProject(project: NodeReference, data: PortalData): Answer | undefined {
  const subject = getSubject(project, data)
  if (!subject) return undefined
  const rows = [...countriesOfProject(project, data)]
    .map(([code, members]) => ({ code, name: getNames(data).country(code), members }))
    .sort((a, b) => b.members.length - a.members.length || a.name.localeCompare(b.name))
    .map(({ code, name, members }) => ({
      name,
      path: countryPath(code),
      note: members.length > 2 ? counted(members.length, 'member') : enumerated(members),
    }))
  const countries = rows.length === 0 ? 'no country' : counted(rows.length, 'country', 'countries')
  const text = `Our sources connect ${subject.name} with ${countries}.`
  return answerRecords(subject, 'Countries', { text, rows })
}

export function answerAboutProject(
  project: NodeReference,
  question: Question,
  data: PortalData,
): Answer | undefined {
  const { country, group } = question
  const codes = [...countriesOfProject(project, data).keys()]
  const isInGroup = (key: string) => getGroup(key)?.codes.some((code) => codes.includes(code))
  if (!group.every(isInGroup)) return undefined
  const [relation] = question.relation.filter((name) => name !== 'uses')
  const families = question.family.filter((name) => name !== 'projects')
  if (families.includes('countries')) {
    const isOfCountries = families.every((name) => name === 'countries' || name === 'entities')
    return isOfCountries && country.length === 0 && !relation
      ? answerCountriesOfProject(project, data)
      : undefined
  }
  const [family, ...otherFamilies] = families.filter((name) => name !== 'countries')
  const isOfOrganizations = family === 'entities' && otherFamilies.length === 0 && !relation
  if (!isOfOrganizations && country.some((code) => !codes.includes(code))) return undefined
  if (relation) return answerRelation(project, relation, data)
  if (!family) return answerRecord(project, data, country)
  return otherFamilies.length === 0 ? answerConnections(project, family, question, data) : undefined
}
