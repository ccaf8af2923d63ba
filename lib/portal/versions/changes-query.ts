/**
 * The address of a version, and the state of the page of changes in its URL:
 * `/changes?from=2026.11.20&to=2026.11.22&record=projects/118`, or `/changes?month=2026-11`.
 */

import { type Family, familyOfPath } from '@/lib/contract/families'
import { versionForm } from '@/lib/contract/version-form'
import type { KnownParameters } from '@/lib/portal/list/query-problems'
import { makeQuery, withQuery } from '@/lib/text/query'

/** The address of the page of a version. @example versionAddress('2026.11.22') // '/versions/2026.11.22' */
export const versionAddress = (version: string): string => `/versions/${version}`

export interface ChangesState {
  /** Defaults to the version before `to`. */
  from?: string
  /** Defaults to the newest version. */
  to?: string
  family?: Family
  /** The id of a record; requires `family`. */
  id?: number
  /** The month of monthly changes, such as `2026-11`. It has no effect in combination with the other parameters. */
  month?: string
}

const getVersion = (text: string | null): string | undefined =>
  text !== null && versionForm.test(text) ? text : undefined

function parseRecord(text: string | null): Pick<ChangesState, 'family' | 'id'> {
  const [, name = '', digits] = /^([a-z-]+)(?:\/([1-9]\d{0,15}))?$/.exec(text ?? '') ?? []
  const family = familyOfPath(name)
  const id = Number(digits)
  if (!family) return {}
  return Number.isSafeInteger(id) ? { family, id } : { family }
}

const getMonth = (text: string | null): string | undefined =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(text ?? '')?.[0]

const versionParameter = { parse: getVersion, form: 'a version, such as 2026.11.22' }

/** The values that each parameter accepts. */
export const changesParameters: KnownParameters = {
  from: versionParameter,
  to: versionParameter,
  record: {
    parse: (text) => (parseRecord(text).family ? text : undefined),
    form: 'a family or a record, such as projects or projects/118',
  },
  month: { parse: getMonth, form: 'a month, such as 2026-11' },
}

/** Parses a query. Unknown keys and invalid values are ignored. */
export function parseChangesQuery(parameters: URLSearchParams): ChangesState {
  const [from, to] = [getVersion(parameters.get('from')), getVersion(parameters.get('to'))]
  const state = {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...parseRecord(parameters.get('record')),
  }
  const month = getMonth(parameters.get('month'))
  return month && isMonthly(state) ? { month } : state
}

/** Whether a state is that of the changes of a month, rather than of a comparison of two versions. */
export const isMonthly = ({ from, to, family }: ChangesState): boolean =>
  from === undefined && to === undefined && family === undefined

function serializeChangesState({ from, to, family, id, month }: ChangesState): string {
  const record = id === undefined ? family : `${family}/${id}`
  return makeQuery({ from, to, record, month }).replaceAll('%2F', '/')
}

export const canonicalChangesQuery = (parameters: URLSearchParams): string =>
  serializeChangesState(parseChangesQuery(parameters))

/** The path of the same data as JSON. */
export const changesFilePath = '/changes/changes.json'

const addressAt = (path: string, state: ChangesState): string =>
  withQuery(path, serializeChangesState(state))

export const changesAddress = (state: ChangesState): string => addressAt('/changes', state)
export const changesFileAddress = (state: ChangesState): string => addressAt(changesFilePath, state)

export type ChangesAbsence = 'no such version' | 'nothing before' | 'no such record'

/** The reason why two versions cannot be compared, given all versions, newest first. Undefined if they can. */
export function getAbsence(
  { from, to }: ChangesState,
  versions: readonly { version: string }[],
): ChangesAbsence | undefined {
  const names = versions.map(({ version }) => version)
  const isUnknown = (name: string | undefined) => name !== undefined && !names.includes(name)
  if (isUnknown(from) || isUnknown(to)) return 'no such version'
  return from === undefined && (to ?? names[0]) === names.at(-1) ? 'nothing before' : undefined
}

const sentences: Readonly<Record<ChangesAbsence, string>> = {
  'no such version': 'There is no such version.',
  'nothing before': 'This is the first version, so there is nothing to compare it with.',
  'no such record': 'This page is in neither of the two versions.',
}

export const absenceText = (absence: ChangesAbsence): string => sentences[absence]
