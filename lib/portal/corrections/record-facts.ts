/** Lists the facts of a record one by one, so that a correction can refer to one of them. */

import { type Family, getWords } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import {
  type FieldValue,
  getText,
  type ProjectField,
} from '@/lib/portal/profile/fields/project-field'
import { projectFields } from '@/lib/portal/profile/fields/project-fields'
import { recordName } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { statedAim } from '@/lib/portal/records/summaries'
import { groupBy } from '@/lib/text/group-by'
import { confirmedByLabel, notDisclosedLabel } from '@/lib/text/labels'
import { getHost, safeHttpUrl } from '@/lib/text/safe-http-url'
import { documentFacts, type FieldLabels } from './document-facts'
import {
  isShownName,
  type RecordFact,
  shownRecord,
  shownWords,
  type UnnamedFact,
  withKeys,
} from './record-fact'

/** Fields computed from other facts, and the managing organization, which is among the organizations too. */
const computed = new Set<string>(['stats', 'managing_entity'])

const isEntry = ({ field, form }: ProjectField, project: ProjectDetail): boolean => {
  const value = field in project ? project[field as keyof ProjectDetail] : undefined
  return form !== 'answer' && typeof value === 'object' && field !== 'country'
}

const getLabel = ({ labelOfOne, labelInSection, label }: ProjectField): string =>
  labelOfOne ?? labelInSection ?? label

/** The values of a field. A missing status counts as a fact, because profiles show that it is missing. */
const getValues = (field: ProjectField, project: ProjectDetail): FieldValue[] => {
  const values = field.getValues(project)
  return field.form === 'status' && values.length === 0 ? [{ text: notDisclosedLabel }] : values
}

function projectFacts(project: ProjectDetail): UnnamedFact[] {
  return Object.entries(projectFields).flatMap(([name, { title, fields }]) =>
    fields
      .filter(({ field }) => !computed.has(field))
      .flatMap((field) =>
        getValues(field, project).map((value) => ({
          field: field.field,
          part: name,
          partTitle: title,
          label: getLabel(field),
          text: getText(field, value),
          sources: (value.sources ?? []).filter((source) => typeof source === 'string'),
          ...(value.path ? { path: value.path } : {}),
          isEntry: isEntry(field, project),
        })),
      ),
  )
}

/** The labels in profiles of fields that have another label in the codebook. */
const labels: Partial<Record<Family, FieldLabels>> = {
  entities: { type: 'Sector' },
  dlts: { type: 'Class', has_specific_operator: 'Single operator' },
  'dlt-instances': { dlt: 'Technology' },
  'did-methods': {
    specification_url: 'Specification',
    contact_name: 'Contact',
    contact_website: 'Contact',
  },
  regulations: { url: 'Text', country: 'Jurisdiction', region: 'Jurisdiction' },
  standards: { url: 'Specification' },
}

/** The source of the record itself, if the contract has a field for it. */
function confirmation(document: object, section: UnnamedFact): UnnamedFact[] {
  const source = 'source' in document ? document.source : undefined
  if (typeof source !== 'string') return []
  const url = safeHttpUrl(source)
  const text = url ? getHost(url) : source
  return [{ ...section, field: 'source', label: confirmedByLabel, text, sources: [source] }]
}

/** Fields that a profile shows as undisclosed if the document lacks them. */
const additionalFields: Partial<Record<Family, object>> = { dlts: { has_specific_operator: null } }

/** All facts of a record: its name first, the others in the order of its profile. */
export function recordFacts<F extends Family>(
  family: F,
  document: RecordDocuments[F],
): RecordFact[] {
  const name: UnnamedFact = {
    field: 'name',
    part: 'facts',
    partTitle: `This ${getWords(family).singular}`,
    label: 'Name',
    text: recordName(family, document),
    sources: [],
    isEntry: false,
  }
  const factsOfDocument =
    family === 'projects'
      ? projectFacts(document as ProjectDetail)
      : [
          ...confirmation(document, name),
          ...documentFacts({ ...additionalFields[family], ...document }, name, labels[family]),
        ]
  return withKeys([name, ...factsOfDocument])
}

/** Longer lists are offered as one entry, because choosing from hundreds of entries would be too hard. */
const maxEntries = 40

/** The facts as options of a form. A long list that has a section of its own becomes a single option. */
export const inShort = (facts: readonly RecordFact[]): readonly RecordFact[] =>
  [...groupBy(facts, ({ part }) => part)].flatMap(([part, factsOfPart]) => {
    const [first] = factsOfPart
    if (first?.field !== part || factsOfPart.length <= maxEntries) return factsOfPart
    return [{ ...first, key: part, text: `${factsOfPart.length} entries`, sources: [] }]
  })

/**
 * Finds facts by their label or text in a profile. Labels take precedence, because the text of one fact may equal the
 * label of another. Only entries can be named by a record.
 */
function factsByLabel(facts: readonly RecordFact[], name: string): readonly RecordFact[] {
  const byLabel = facts.filter(({ label }) => shownWords(label) === name)
  if (byLabel.length > 0) return byLabel
  return facts.filter(
    ({ key, text, path = '' }) =>
      shownWords(text) === name ||
      [true, false].some((hasEnded) => shownWords(statedAim(text, hasEnded)) === name) ||
      (key.includes(':') && shownRecord(path) === name),
  )
}

/**
 * The facts to which a name refers: a fact, the entries of a field, a section of the profile, or
 * visible words.
 */
export function factsNamed(facts: readonly RecordFact[], name: string): readonly RecordFact[] {
  const exact = facts.filter(({ key }) => key === name)
  if (exact.length > 0) return exact
  if (isShownName(name)) return factsByLabel(facts, name)
  return facts.filter(({ field, part }) => field === name || part === name)
}
