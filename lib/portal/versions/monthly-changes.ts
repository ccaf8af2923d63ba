/** The changes of a month in sentences. Each of them follows from the difference between two versions. */

import type { ChangedRecord, ChangeKind, Changes } from '@/lib/contract/changes'
import { familyOfPath, getWords } from '@/lib/contract/families'
import type { ProjectSummary } from '@/lib/contract/projects'
import type { Version } from '@/lib/contract/versions'
import { getStage, getStatusWords, type Stage, statusLabel } from '@/lib/portal/projects/status'
import { byName } from '@/lib/portal/records/name-order'
import { isNationalWallet, withoutCountry } from '@/lib/portal/wallets/national-wallets'
import { counted } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { groupBy } from '@/lib/text/group-by'

/** The month of a version. @example getMonth('2026.11.22') // '2026-11' */
export const getMonth = (version: string): string => version.slice(0, 7).replace('.', '-')

/** The versions between which the changes of a month are, and all months with changes, newest first. */
export interface MonthSpan {
  month: string
  from: string
  to: string
  months: readonly string[]
}

/** `versions` are the newest first. Undefined if the month has no changes. The default is the newest month that has. */
export function findSpan(
  versions: readonly Pick<Version, 'version'>[],
  requestedMonth?: string,
): MonthSpan | undefined {
  const names = versions.map(({ version }) => version)
  const spans = [...groupBy(names, getMonth)].flatMap(([month, ofMonth]) => {
    const [to, first] = [ofMonth[0], ofMonth.at(-1)]
    if (to === undefined || first === undefined) return []
    // The month of the first version of all begins with that version.
    const from = names[names.indexOf(first) + 1] ?? first
    return from === to ? [] : [{ month, from, to }]
  })
  const span =
    requestedMonth === undefined ? spans[0] : spans.find(({ month }) => month === requestedMonth)
  return span && { ...span, months: spans.map(({ month }) => month) }
}

/** A project with an event, as the rest of a sentence that begins with its country and its name. */
export interface ProjectEvent {
  id: number
  name: string
  isNational: boolean
  /** True for national wallets. */
  isWallet: boolean
  /** The date of the event. Empty if unknown. */
  date: string
  text: string
}

export interface CountryChanges {
  /** Undefined for projects of no country or several. */
  country: { name: string; code: string } | undefined
  /** Events in the year before the end of the month. */
  news: readonly ProjectEvent[]
  /** Other changes of statuses: earlier events, and corrections. */
  updates: readonly ProjectEvent[]
}

export interface KindCount {
  family: string
  count: number
  /** @example '297 organizations' */
  text: string
}

export interface MonthlyChanges extends MonthSpan {
  /** The numbers of records with each kind of change, the greatest first. */
  kinds: Readonly<Record<ChangeKind, readonly KindCount[]>>
  /** The versions of the month with the publisher's notes on them, newest first. Versions without notes are omitted. */
  notes: readonly Pick<Version, 'version' | 'notes'>[]
  countries: readonly CountryChanges[]
  newLaws: readonly ChangedRecord[]
  /** The national wallets launched in the year before the end of the month, the newest first. */
  launches: readonly ProjectSummary[]
  /** The launched national wallets without a launch date, by name of country. */
  undatedLaunches: readonly ProjectSummary[]
}

/** A project goes through these in order; any other change of its status is a correction. */
const progress: readonly (Stage | undefined)[] = ['planned', 'pilot', 'running', 'ended']

/** The date of the event that a status states, if the project or its changes have it. */
function eventDate({ changes }: ChangedRecord, project: ProjectSummary): string {
  const { status, launch_date: launched, announcement_date: announced } = project
  const stage = getStage(status)
  if (stage === 'planned') return announced ?? ''
  if (stage !== 'ended') return launched ?? ''
  const end = changes.find(({ field }) => field === 'end_date')?.after
  return typeof end === 'string' ? end : ''
}

function toEvent(project: ProjectSummary, date: string, text: string): ProjectEvent {
  const isWallet = isNationalWallet(project)
  const what = isWallet ? ', a national wallet,' : ''
  const isNational = project.level === 'National'
  const name = withoutCountry(project.title, project.country?.name ?? '')
  return { id: project.id, name, isNational, isWallet, date, text: `${what} ${text}.` }
}

/** @example yearBefore('2026-11') // '2025-11' */
const yearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`

/** Whether a date, at its own precision, is in the year before the end of the month. */
const isInYear = (date: string, month: string): boolean =>
  date.slice(0, 7) <= month && date.slice(0, 7) > yearBefore(month).slice(0, date.length)

interface RecordEvents {
  news?: ProjectEvent
  update?: ProjectEvent
}

/**
 * A status is news if it is a step forward, and dated in the year before the end of the month. A new page is news too, but
 * it is not an update.
 */
function getEvents(record: ChangedRecord, current: ProjectSummary, month: string): RecordEvents {
  const change = record.changes.find(({ field, about }) => field === 'status' && !about)
  const [was, is] =
    record.kind === 'added' ? [null, current.status] : [change?.before, change?.after]
  if (typeof is !== 'string') return {}
  const project = { ...current, status: is }
  const verb = getStatusWords(is)?.verb
  const date = eventDate(record, project)
  const news =
    verb && isInYear(date, month)
      ? toEvent(project, date, `${verb} in ${formatDate(date.slice(0, 7))}`)
      : undefined
  if (record.kind === 'added') return news ? { news } : {}
  const [old, now] = [was, is].map((status) => progress.indexOf(getStage(String(status))))
  if (typeof was !== 'string' || old === undefined || now === undefined || old < 0 || now < 0)
    return {}
  if (news && now > old) return { news }
  return {
    update: toEvent(
      project,
      date,
      `is now listed as ${statusLabel(is)}, previously ${statusLabel(was)}`,
    ),
  }
}

/** Sorts after every name. */
const last = '\uffff'

const newestDate = ({ news }: CountryChanges): string =>
  news.reduce((newest, { date }) => (date > newest ? date : newest), '')

/** The countries with the most recent news first, countries with only updates last, then by name. */
const byNews = (a: CountryChanges, b: CountryChanges): number =>
  newestDate(b).localeCompare(newestDate(a)) ||
  byName(a.country?.name ?? last, b.country?.name ?? last)

function changesByCountry(
  records: readonly ChangedRecord[],
  projects: ReadonlyMap<number, ProjectSummary>,
  month: string,
): CountryChanges[] {
  const projectEvents = records.flatMap((record) => {
    const project = projects.get(record.id)
    return project ? [{ project, ...getEvents(record, project, month) }] : []
  })
  return [...groupBy(projectEvents, ({ project }) => project.country?.code)]
    .map(
      ([, projectChanges]): CountryChanges => ({
        country: projectChanges[0]?.project.country ?? undefined,
        news: projectChanges.flatMap(({ news }) => news ?? []),
        updates: projectChanges.flatMap(({ update }) => update ?? []),
      }),
    )
    .filter(({ news, updates }) => news.length + updates.length > 0)
    .sort(byNews)
}

function countKind(counts: Changes['counts'], kind: ChangeKind): KindCount[] {
  return counts
    .filter(({ [kind]: count }) => count > 0)
    .toSorted((a, b) => b[kind] - a[kind])
    .map(({ family, [kind]: count }) => {
      const known = familyOfPath(family)
      const { singular, plural } = known ? getWords(known) : { singular: family, plural: family }
      return { family, count, text: counted(count, singular, plural) }
    })
}

/** `projects` are the projects of the newer version. */
export function makeMonthlyChanges(
  span: MonthSpan,
  { counts, records }: Changes,
  projects: readonly ProjectSummary[],
  versions: readonly Pick<Version, 'version' | 'notes'>[],
): MonthlyChanges {
  const byId = new Map(projects.map((project) => [project.id, project]))
  const launched = projects.filter(
    (project) => isNationalWallet(project) && getStage(project.status) === 'running',
  )
  const ofProjects = records.filter(({ family }) => family === 'projects')
  return {
    ...span,
    kinds: {
      added: countKind(counts, 'added'),
      changed: countKind(counts, 'changed'),
      removed: countKind(counts, 'removed'),
    },
    notes: versions
      .filter(({ version }) => version > span.from && version <= span.to)
      .filter(({ notes }) => notes.length > 0),
    countries: changesByCountry(ofProjects, byId, span.month),
    newLaws: records.filter(({ family, kind }) => family === 'regulations' && kind === 'added'),
    launches: launched
      .filter(({ launch_date: date }) => date && isInYear(date, span.month))
      .toSorted((a, b) => (b.launch_date ?? '').localeCompare(a.launch_date ?? '')),
    undatedLaunches: launched
      .filter(({ launch_date: date }) => !date)
      .toSorted((a, b) => byName(a.country?.name ?? last, b.country?.name ?? last)),
  }
}

type Highlight = ProjectEvent & Pick<CountryChanges, 'country'>

/** The news of most interest to readers: launches and other news of national wallets, then of other national projects. */
export function highlights({ countries, launches }: MonthlyChanges): Highlight[] {
  const wallets = launches.map((project): Highlight => {
    const date = project.launch_date ?? ''
    const event = toEvent(project, date, `launched in ${formatDate(date.slice(0, 7))}`)
    return { ...event, country: project.country ?? undefined }
  })
  const news = countries
    .flatMap(({ country, news }) =>
      news.filter(({ isNational }) => isNational).map((event) => ({ ...event, country })),
    )
    .toSorted((a, b) => Number(b.isWallet) - Number(a.isWallet))
  return [...wallets, ...news.filter(({ id }) => launches.every((launch) => launch.id !== id))]
}
