/** The facts of a record one by one, so that a correction can say which of them it is about. */
import { type Family, wordsOf } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import { type ProjectField, textOf } from '@/lib/portal/profile/fields/project-field'
import { projectFields } from '@/lib/portal/profile/fields/project-fields'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { recordName } from '@/lib/portal/records/record-name'
import { documentFacts } from './document-facts'
import { type RecordFact, type UnnamedFact, withKeys } from './record-fact'

/** What is computed from other facts, and the manager, who stands among the organizations too. */
const computed = new Set<string>(['stats', 'managing_entity'])

const isEntry = ({ field, form }: ProjectField, project: ProjectDetail): boolean => {
  const value = field in project ? project[field as keyof ProjectDetail] : undefined
  return form !== 'answer' && typeof value === 'object' && field !== 'country'
}

const labelOf = ({ labelOfOne, label }: ProjectField): string => labelOfOne ?? label

function projectFacts(project: ProjectDetail): UnnamedFact[] {
  return Object.entries(projectFields).flatMap(([name, { title, fields }]) =>
    fields
      .filter(({ field }) => !computed.has(field))
      .flatMap((field) =>
        field.valuesOf(project).map((value) => ({
          field: field.field,
          part: name,
          partTitle: title,
          label: labelOf(field),
          text: textOf(field, value),
          sources: (value.sources ?? []).filter((source) => typeof source === 'string'),
          isEntry: isEntry(field, project),
        })),
      ),
  )
}

/** Every fact that the record states, its name first, in the order of its profile. */
export function recordFacts<F extends Family>(
  family: F,
  document: RecordDocuments[F],
): RecordFact[] {
  const name: UnnamedFact = {
    field: 'name',
    part: 'facts',
    partTitle: `This ${wordsOf(family).one}`,
    label: 'Name',
    text: recordName(family, document),
    sources: [],
    isEntry: false,
  }
  const own =
    family === 'projects' ? projectFacts(document as ProjectDetail) : documentFacts(document, name)
  return withKeys([name, ...own])
}

/** The facts that a name stands for: one fact, the entries of a field, or a section of the profile. */
export function factsNamed(facts: readonly RecordFact[], name: string): readonly RecordFact[] {
  const exact = facts.filter(({ key }) => key === name)
  if (exact.length > 0) return exact
  return facts.filter(({ field, part }) => field === name || part === name)
}
