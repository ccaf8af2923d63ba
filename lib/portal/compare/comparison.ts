/** Compares records: which properties agree, which differ, and which none of them states. */
import { getWords } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import {
  type FieldValue,
  getText,
  type ProjectField,
} from '@/lib/portal/profile/fields/project-field'
import { fieldGroups } from '@/lib/portal/profile/fields/project-fields'
import { getStage, type Stage } from '@/lib/portal/projects/status'
import type { Table, TableColumn } from '@/lib/portal/publish/table/table-file'
import { recordPath } from '@/lib/portal/records/record-path'
import { findSource, type SourceRecords } from '@/lib/portal/sources/references'
import { type SourceIndex, sourceIndex } from '@/lib/portal/sources/source-index'
import { kindOfSource } from '@/lib/portal/sources/source-names'
import { counted, enumerated } from '@/lib/text/counted'
import {
  notDisclosedLabel,
  notLaunchedLabel,
  sourceUndatedLabel,
  statusEvidenceLabel,
} from '@/lib/text/labels'
import { withoutRemark } from '@/lib/text/names'
import { capitalized } from '@/lib/text/sentences'
import { type ComparedKind, compareAddress, type Key } from './compare-query'

/** The maximum number of names in a title, and its maximum length, so that the heading has two or three lines. */
const maxNames = 3
const maxTitleLength = 80

/** @example comparisonTitle(comparison) // 'Bhutan NDI, ID Wallet and IATA Travel Pass compared' */
export function comparisonTitle({ kind, subjects }: Pick<Comparison, 'kind' | 'subjects'>): string {
  const names = subjects.map(({ name }) => withoutRemark(name))
  if (names.length < 2) return `Compare ${names[0] ?? kind}`
  const withNames = (shown: number): string => {
    const others = names.length - shown
    const more = others > 0 ? [counted(others, 'other')] : []
    return `${enumerated([...names.slice(0, shown), ...more])} compared`
  }
  const titles = [maxNames, 2].map(withNames)
  return titles.find(({ length }) => length <= maxTitleLength) ?? withNames(1)
}

/** @example unknownKeys('projects', [999999]) // 'There is no project with the id 999999.' */
export function unknownKeys(kind: ComparedKind, keys: readonly Key[]): string {
  const { singular, plural } = getWords(kind)
  const key = kind === 'countries' ? 'code' : 'id'
  const listed = enumerated(keys.map(String))
  return keys.length === 1
    ? `There is no ${singular} with the ${key} ${listed}.`
    : `There are no ${plural} with the ${key}s ${listed}.`
}

export interface ComparedRow {
  name: string
  form: ProjectField['form']
  /** One list of values per project, in the order of the projects. */
  cells: readonly (readonly FieldValue[])[]
  /** True if there are at least two projects and all have the same values. */
  agrees: boolean
}

/** The compared records: one column for each. */
export interface ComparedSubject {
  key: Key
  name: string
  /** The path of its page. */
  path: string
}

export interface Comparison {
  kind: ComparedKind
  subjects: readonly ComparedSubject[]
  groups: readonly { title: string; rows: readonly ComparedRow[] }[]
  /** Names of the properties that none of the subjects states. */
  empty: readonly string[]
}

/** Values are compared as readers see them, and as sets, because the order of a list carries no meaning. */
const getContent = (form: ComparedRow['form'], values: readonly FieldValue[]): string => {
  const texts = values.map((value) => `${value.relation ?? ''}: ${getText({ form }, value)}`)
  return JSON.stringify([...new Set(texts)].sort())
}

const haveSameValues = ({ form, cells }: Pick<ComparedRow, 'form' | 'cells'>): boolean =>
  cells.length > 1 && new Set(cells.map((values) => getContent(form, values))).size === 1

export interface ComparedGroup<Subject> {
  title: string
  fields: readonly {
    label: string
    form?: ProjectField['form']
    beyondContract?: boolean
    getValues: (subject: Subject) => FieldValue[]
  }[]
}

/** Compares records of one kind. */
export function compareFields<Subject>(
  kind: ComparedKind,
  fields: readonly ComparedGroup<Subject>[],
  records: readonly Subject[],
  getSubject: (record: Subject) => ComparedSubject,
): Comparison {
  const empty: string[] = []
  const groups = fields.map((group) => {
    const rows = group.fields.flatMap((field) => {
      const { label: name, form, getValues, beyondContract } = field
      const cells = records.map(getValues)
      if (cells.every((values) => values.length === 0)) {
        if (!beyondContract) empty.push(name)
        return []
      }
      return [{ name, form, cells, agrees: haveSameValues({ form, cells }) }]
    })
    return { title: group.title, rows }
  })
  return {
    kind,
    subjects: records.map(getSubject),
    groups: groups.filter(({ rows }) => rows.length > 0),
    empty,
  }
}

/** The launch date, which a project that is planned or in pilot does not have yet. */
const withLaunch = (field: ProjectField): ProjectField =>
  field.field === 'launch_date'
    ? {
        ...field,
        getValues: (project) => {
          const values = field.getValues(project)
          return values.length > 0 ? values : withoutLaunch(getStage(project.status))
        },
      }
    : field

/** The date of a status, or that its source has none. */
export function statusDate({
  status_date: date,
  status_source: source,
}: Pick<ProjectDetail, 'status_date' | 'status_source'>): FieldValue[] {
  const text = date || (source && sourceUndatedLabel)
  return text ? [{ text }] : []
}

/** The text in place of the launch date at a stage. */
export const withoutLaunch = (stage: Stage | undefined): FieldValue[] =>
  stage === 'pilot' || stage === 'planned' ? [{ text: notLaunchedLabel }] : []

/** The kind of source that a status rests on: `Press`. Empty if the source is unknown. */
export function statusEvidence(
  source: string | null | undefined,
  records: SourceRecords | undefined,
): FieldValue[] {
  const record = findSource(records, source)
  return record ? [{ text: capitalized(kindOfSource(record)) }] : []
}

/** With the records of sources, the comparison has the evidence of each status below it. */
export const compareProjects = (
  projects: readonly ProjectDetail[],
  records?: SourceRecords,
): Comparison =>
  compareFields(
    'projects',
    fieldGroups.map((group) => ({
      title: group.title,
      fields: group.fields
        .filter(({ notCompared }) => !notCompared)
        .flatMap((field) =>
          field.field === 'status'
            ? [
                field,
                {
                  label: statusEvidenceLabel,
                  beyondContract: true,
                  getValues: ({ status_source: source }: ProjectDetail) =>
                    statusEvidence(source, records),
                },
              ]
            : [
                field.field === 'status_date'
                  ? { ...field, getValues: statusDate }
                  : withLaunch(field),
              ],
        ),
    })),
    projects,
    ({ id, title }) => ({ key: id, name: title, path: recordPath('projects', id, title) }),
  )

/** Whether there are values other than Not disclosed. */
const isDisclosed = (values: readonly FieldValue[]): boolean =>
  values.some(({ text }) => text !== notDisclosedLabel)

/** What most readers compare, so that the table has it even if only one project discloses it. */
const mainProperties = new Set([statusEvidenceLabel, 'Suppliers', 'Funded by', 'Ledgers', 'Laws'])

/** Whether only one of at least three projects discloses the property. */
const isDisclosedByOne = ({ name, cells }: ComparedRow): boolean =>
  cells.length > 2 && !mainProperties.has(name) && cells.filter(isDisclosed).length === 1

/** Readers need the status and its evidence to judge the other rows, so both stay in the table even if they agree. */
const isAlwaysInTable = ({ name, form }: Pick<ComparedRow, 'name' | 'form'>): boolean =>
  form === 'status' || name === statusEvidenceLabel

const filterRows = (comparison: Comparison, keep: (row: ComparedRow) => boolean): Comparison => ({
  ...comparison,
  groups: comparison.groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(keep) }))
    .filter(({ rows }) => rows.length > 0),
})

/** The comparison reduced to the rows in which the projects differ. */
export const findDifferences = (comparison: Comparison): Comparison =>
  filterRows(comparison, ({ agrees }) => !agrees)

/** The rows of the table: the status and its evidence, and rows in which the projects differ, without those that only one discloses. */
export const findTableRows = (comparison: Comparison): Comparison =>
  filterRows(comparison, (row) => isAlwaysInTable(row) || (!row.agrees && !isDisclosedByOne(row)))

/** The properties that are the same in all projects: each value once, with the sources of all projects. */
export const findSame = ({ groups }: Comparison) =>
  groups
    .flatMap(({ rows }) => rows.filter((row) => row.agrees && !isAlwaysInTable(row)))
    .map(({ name, form, cells: [first = [], ...others] }) => ({
      name,
      form,
      values: first.map((value): FieldValue => {
        const sameText = others.flat().filter(({ text }) => text === value.text)
        const sources = [value, ...sameText].flatMap((equal) => equal.sources ?? [])
        return { ...value, ...(value.sources ? { sources } : {}) }
      }),
    }))

/** The properties that only one of at least three projects discloses, with that project. */
export const findDisclosedByOne = ({ groups, subjects }: Comparison) =>
  groups
    .flatMap(({ rows }) => rows.filter(isDisclosedByOne))
    .map(({ name, form, cells }) => {
      const position = cells.findIndex(isDisclosed)
      return { name, form, subject: subjects[position], values: cells[position] ?? [] }
    })

/** A cell with at least this many values shows only the first few, so that one long list does not dominate the page. */
const minShortened = 4
const maxShown = 2

/** The values of a cell that the page shows. Files have all of them. */
export const getShown = (values: readonly FieldValue[]): readonly FieldValue[] =>
  values.length < minShortened ? values : values.slice(0, maxShown)

/**
 * The part of the page that shows a row: the table, the properties of one project, or the properties on which all
 * agree.
 */
const getPlace = (row: ComparedRow): number =>
  isAlwaysInTable(row) ? 0 : row.agrees ? 2 : isDisclosedByOne(row) ? 1 : 0

/** One list of the sources of all visible values, numbered in reading order: folded rows come last. */
export function comparisonSources({ subjects, groups }: Comparison): SourceIndex {
  const rows = groups.flatMap((group) => group.rows).toSorted((a, b) => getPlace(a) - getPlace(b))
  const values = rows.flatMap(({ cells }) => cells.flatMap(getShown))
  const uses = values.flatMap(({ sources }) => (sources ?? []).map((source) => ({ source })))
  return sourceIndex(['compare', ...subjects.map(({ key }) => key)].join('-'), uses)
}

/** The columns with the key and the name of each compared record. */
const recordColumns: Record<ComparedKind, readonly [TableColumn, TableColumn]> = {
  projects: [
    { key: 'project_id', title: 'Project id' },
    { key: 'project', title: 'Project' },
  ],
  countries: [
    { key: 'country_code', title: 'Country code' },
    { key: 'country', title: 'Country' },
  ],
  standards: [
    { key: 'standard_id', title: 'Standard id' },
    { key: 'standard', title: 'Standard' },
  ],
}

/**
 * A comparison as a downloadable table. Each value has a row of its own with its sources, so no cell holds a list of
 * values.
 */
export function comparisonTable({ kind, subjects, groups }: Comparison): Table {
  const rows = groups.flatMap(({ title, rows: compared }) =>
    compared.flatMap(({ name, form, cells }) =>
      cells.flatMap((values, index) =>
        values.map((value) => [
          title,
          name,
          subjects[index]?.key,
          subjects[index]?.name,
          getText({ form }, value),
          value.sources?.filter(Boolean).join(' '),
        ]),
      ),
    ),
  )
  return {
    title: enumerated(subjects.map(({ name }) => name)),
    path: compareAddress(
      kind,
      subjects.map(({ key }) => key),
    ),
    columns: [
      { key: 'group', title: 'Group' },
      { key: 'property', title: 'Property' },
      ...recordColumns[kind],
      { key: 'value', title: 'Value' },
      { key: 'sources', title: 'Sources' },
    ],
    rows,
  }
}
