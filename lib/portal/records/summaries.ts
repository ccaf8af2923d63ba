/** Summarizes a record in one or two plain sentences, derived from its facts. */

import type { Family } from '@/lib/contract/families'
import { getStage, statusLabel } from '@/lib/portal/projects/status'
import { codeOfJurisdiction, unionCode } from '@/lib/portal/records/union-laws'
import { countDistinct, counted, enumerated } from '@/lib/text/counted'
import { addsToTitle, inSentence } from '@/lib/text/names'
import type { RecordDocuments } from './record-documents'

type Summaries = { [F in keyof RecordDocuments]: (document: RecordDocuments[F]) => string }

const getCount = (list: readonly unknown[] | null | undefined): number => list?.length ?? 0

/** The counts above zero as the end of a sentence: `'3 projects and 1 person'`. */
const getCounts = (
  counts: readonly (readonly [count: number, singular: string, plural?: string])[],
) =>
  enumerated(
    counts
      .filter(([count]) => count > 0)
      .map(([count, singular, plural]) => counted(count, singular, plural)),
  )

/** `'Name, a kind of record. Linked to 3 projects.'` */
const sentence = (name: string, what: string, links: string): string =>
  links === '' ? `${name}, ${what}.` : `${name}, ${what}. Linked to ${links}.`

const summaries: Summaries = {
  projects({ title, type, country, status, mission_statement: mission }) {
    const kind = type === 'Consortium' ? 'a consortium' : 'a decentralized identity project'
    const place = country ? ` in ${inSentence(country.name)}` : ''
    const state = status ? ` Status: ${statusLabel(status)}.` : ''
    return mission
      ? `${title}, ${kind}${place}. ${statedAim(mission, getStage(status) === 'ended')}`
      : `${title}, ${kind}${place}.${state} Organizations, standards and sources.`
  },
  entities({ name, type, country, project_relations, consortium_memberships, people }) {
    const kind = type.includes('Public') ? 'a public organization' : 'an organization'
    const { managed, funded, affiliated } = project_relations ?? {}
    const relations = [...(people?.by_person ?? []), ...(people?.on_behalf_of ?? [])]
    const links = getCounts([
      [getCount(managed) + getCount(funded) + getCount(affiliated), 'project'],
      [getCount(consortium_memberships), 'consortium', 'consortia'],
      [countDistinct(relations, ({ person }) => person.id), 'person', 'people'],
    ])
    return sentence(name, country ? `${kind} in ${inSentence(country.name)}` : kind, links)
  },
  people({ name, project_relations, did_method_relations }) {
    const links = getCounts([
      [getCount(project_relations), 'project'],
      [getCount(did_method_relations), 'DID method'],
    ])
    return sentence(name, 'a person with a role in decentralized identity', links)
  },
  regulations({ title, official_name, country, region, projects_following }) {
    const place = country?.name ?? (codeOfJurisdiction({ region }) && region?.title)
    const what = place
      ? `a law of ${inSentence(place)}`
      : `${region ? 'an international' : 'a'} law`
    const links = getCounts([[getCount(projects_following), 'project']])
    const official = addsToTitle(official_name, title) ? ` Official name: ${official_name}.` : ''
    return `${sentence(title, what, links)}${official}`
  },
  standards({ title, projects_following, projects_managing }) {
    const followed = getCount(projects_following)
    const managed = getCount(projects_managing)
    const uses = [
      followed > 0 && `Followed by ${counted(followed, 'project')}.`,
      managed > 0 && `Maintained by ${counted(managed, 'project')}.`,
    ]
    return [`${title}, a standard for decentralized identity.`, ...uses].filter(Boolean).join(' ')
  },
  dlts({ title, total_instances, total_projects }) {
    const links = getCounts([
      [total_instances, 'ledger'],
      [total_projects, 'project'],
    ])
    return sentence(title, 'a distributed ledger technology', links)
  },
  'dlt-instances'({ name, dlt, operator, projects }) {
    const what = `a distributed ledger${dlt ? ` built on ${dlt.title}` : ''}`
    const links = getCounts([[getCount(projects), 'project']])
    return `${sentence(name, what, links)}${operator ? ` Operator: ${operator.name}.` : ''}`
  },
  'did-methods'({ name, projects, dlt_instances, entities }) {
    const links = getCounts([
      [getCount(projects), 'project'],
      [getCount(dlt_instances), 'ledger'],
      [getCount(entities), 'organization'],
    ])
    return sentence(`did:${name}`, 'a method for Decentralized Identifiers (DIDs)', links)
  },
  countries({ code, name, stats }) {
    const serving = stats.projects_hq > 0 ? 0 : stats.projects_target
    const counts = getCounts([
      [stats.projects_hq, 'project'],
      [serving, 'project that serves it', 'projects that serve it'],
      [stats.entities, 'organization'],
      [stats.regulations, code === unionCode ? 'law' : 'national law'],
    ])
    return `Decentralized identity in ${inSentence(name)}${counts && `: ${counts}`}.`
  },
  industries({ name, project_count }) {
    return `${name}: ${counted(project_count, 'decentralized identity project')} in this industry.`
  },
}

export const recordSummary = <F extends Family>(family: F, document: RecordDocuments[F]): string =>
  summaries[family](document)

/**
 * The mission of a project as a sentence. Missions often begin with an infinitive.
 * @example statedAim('To let people prove their age.', false) // 'It aims to let people prove their age.'
 */
export const statedAim = (mission: string, hasEnded: boolean): string =>
  mission.replace(/^To (?=\p{Ll})/u, `It ${hasEnded ? 'aimed' : 'aims'} to `)
