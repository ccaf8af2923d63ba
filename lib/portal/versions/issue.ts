/** The changes of a month in sentences. Each of them follows from the difference between two versions. */

import type { ChangedRecord, Changes } from '@/lib/contract/changes'
import { familyOfPath, getWords } from '@/lib/contract/families'
import type { ProjectSummary } from '@/lib/contract/projects'
import type { Version } from '@/lib/contract/versions'
import { getStage, getStatusWords, type Stage, statusLabel } from '@/lib/portal/projects/status'
import { byName } from '@/lib/text/by-name'
import { counted } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { groupBy } from '@/lib/text/group-by'
import { fieldLabel } from './change-words'

/** The month of a version. @example getMonth('2026.11.22') // '2026-11' */
export const getMonth = (version: string): string => version.slice(0, 7).replace('.', '-')

/** The versions between which the changes of a month are, and all months with changes, newest first. */
export interface IssueSpan {
  month: string
  from: string
  to: string
  months: readonly string[]
}

/** `versions` are the newest first. Undefined if the month has no changes. The default is the newest month that has. */
export function findSpan(
  versions: readonly Pick<Version, 'version'>[],
  asked?: string,
): IssueSpan | undefined {
  const names = versions.map(({ version }) => version)
  const spans = [...groupBy(names, getMonth)].flatMap(([month, ofMonth]) => {
    const [to, first] = [ofMonth[0], ofMonth.at(-1)]
    if (to === undefined || first === undefined) return []
    // The month of the first version of all begins with that version.
    const from = names[names.indexOf(first) + 1] ?? first
    return from === to ? [] : [{ month, from, to }]
  })
  const span = asked === undefined ? spans[0] : spans.find(({ month }) => month === asked)
  return span && { ...span, months: spans.map(({ month }) => month) }
}

/** A project, and what became of it, as the rest of a sentence that begins with its name. */
export interface ProjectEvent {
  id: number
  name: string
  isNational: boolean
  text: string
}

export interface CountryIssue {
  /** Undefined for projects of no country or several. */
  country: { name: string; code: string } | undefined
  events: readonly ProjectEvent[]
  /** Further projects that were added, the most recent first. */
  added: readonly { id: number; name: string }[]
}

export interface FamilyIssue {
  family: string
  kind: string
  records: readonly ChangedRecord[]
  /** For changed records, the fields that changed in most of them. */
  fields: string
}

export interface Issue extends IssueSpan {
  counts: Changes['counts']
  countries: readonly CountryIssue[]
  families: readonly FamilyIssue[]
}

/** A project goes through these in order; any other change of its status is a correction. */
const progress: readonly (Stage | undefined)[] = ['planned', 'pilot', 'running', 'ended']

const getDates = ({ launch_date, announcement_date }: ProjectSummary): string =>
  launch_date ?? announcement_date ?? ''

/** A launch in the year of the issue has its date; of another, that the data now states it. */
function statusText({ status, launch_date: launched }: ProjectSummary, month: string): string {
  const isRecent = status === 'Launched' && launched?.startsWith(month.slice(0, 4))
  if (isRecent && launched && launched.length > 4)
    return `launched in ${formatDate(launched.slice(0, 7))}`
  return getStatusWords(status)?.verb ?? ''
}

const isNationalWallet = ({ kind, level }: ProjectSummary): boolean =>
  kind === 'Wallet' && level === 'National'

function toEvent(project: ProjectSummary, text: string): ProjectEvent {
  const what = isNationalWallet(project) ? ', a national wallet,' : ''
  const isNational = project.level === 'National'
  return { id: project.id, name: project.title, isNational, text: `${what} ${text}.` }
}

function statusEvent(project: ProjectSummary, before: string, month: string) {
  const text = statusText(project, month)
  const [was, is] = [before, project.status].map((status) => progress.indexOf(getStage(status)))
  if (text === '' || was === undefined || is === undefined || was < 0) return undefined
  const [old, now] = [before, project.status ?? ''].map(statusLabel)
  return toEvent(
    project,
    is > was ? `${text} (previously ${old})` : `is now listed as ${now}, corrected from ${old}`,
  )
}

/** A new page of a national project of this year is news by itself; the others are only named. */
function addedEvent(project: ProjectSummary, month: string): ProjectEvent | undefined {
  const isRecent = getDates(project).startsWith(month.slice(0, 4))
  const text = statusText(project, month)
  return project.level === 'National' && isRecent && text ? toEvent(project, text) : undefined
}

function getEvent({ kind, changes }: ChangedRecord, project: ProjectSummary, month: string) {
  if (kind === 'added') return addedEvent(project, month)
  const status = changes.find(({ field, about }) => field === 'status' && !about)
  return typeof status?.before === 'string' && typeof status.after === 'string'
    ? statusEvent({ ...project, status: status.after }, status.before, month)
    : undefined
}

/** Sorts after every name. */
const last = '\uffff'

function countryIssue(
  records: readonly ChangedRecord[],
  projects: ReadonlyMap<number, ProjectSummary>,
  month: string,
): CountryIssue[] {
  const known = records.flatMap((record) => {
    const project = projects.get(record.id)
    return project ? [{ record, project, event: getEvent(record, project, month) }] : []
  })
  return [...groupBy(known, ({ project }) => project.country?.code)]
    .map(([, own]): CountryIssue => {
      const country = own[0]?.project.country ?? undefined
      const others = own.filter(({ record, event }) => record.kind === 'added' && !event)
      const added = others
        .map(({ project }) => project)
        .sort((a, b) => getDates(b).localeCompare(getDates(a)))
      return {
        country,
        events: own.flatMap(({ event }) => event ?? []),
        added: added.map(({ id, title }) => ({ id, name: title })),
      }
    })
    .filter(({ events, added }) => events.length + added.length > 0)
    .sort((a, b) => byName(a.country?.name ?? last, b.country?.name ?? last))
}

const maxFields = 3

/** The fields that changed in most records, each with the number of records. */
function commonFields(records: readonly ChangedRecord[]): string {
  const labels = records.flatMap(({ changes }) => [
    ...new Set(changes.map(({ field }) => fieldLabel(field))),
  ])
  return [...groupBy(labels, (label) => label)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, maxFields)
    .map(([label, { length }]) => `${label} (${length})`)
    .join(', ')
}

/** `projects` are those of the newer version. */
export function makeIssue(
  span: IssueSpan,
  { counts, records }: Changes,
  projects: readonly ProjectSummary[],
): Issue {
  const byId = new Map(projects.map((project) => [project.id, project]))
  const ofProjects = records.filter(({ family }) => family === 'projects')
  const groups = groupBy(records, ({ family, kind }) => `${family} ${kind}`)
  return {
    ...span,
    counts,
    countries: countryIssue(ofProjects, byId, span.month),
    families: [...groups.values()].flatMap((group): FamilyIssue[] => {
      const { family = '', kind = '' } = group[0] ?? {}
      return [
        { family, kind, records: group, fields: kind === 'changed' ? commonFields(group) : '' },
      ]
    }),
  }
}

/** The number and the kind of changed records. @example familyText(issue) // '107 organizations were added' */
export function familyText({ family, kind, records }: FamilyIssue): string {
  const known = familyOfPath(family)
  const { one, many } = known ? getWords(known) : { one: family, many: family }
  const verb = kind === 'changed' ? 'changed' : `${records.length === 1 ? 'was' : 'were'} ${kind}`
  return `${counted(records.length, one, many)} ${verb}`
}

/** The events that most readers look for: those of national projects. */
export const highlights = ({ countries }: Issue) =>
  countries.flatMap(({ country, events }) =>
    events.filter(({ isNational }) => isNational).map((event) => ({ ...event, country })),
  )
