import type { StandardDetail } from '@/lib/contract/standards'
import { type FieldValue, recordValue } from '@/lib/portal/profile/fields/project-field'
import { getStage } from '@/lib/portal/projects/status'
import { recordPath } from '@/lib/portal/records/record-path'
import type { Usage } from '@/lib/portal/related/usage'
import { noneKnownLabel } from '@/lib/text/labels'
import { type ComparedGroup, type Comparison, compareFields } from './comparison'
import { count, mostFrequent, stageFields } from './project-counts'

/** A standard with the values derived from its record and projects. */
export interface ComparedStandard {
  standard: StandardDetail
  usage?: Usage
  /** The ids of the national wallets. */
  wallets: ReadonlySet<number>
}

const listProjects = (relations: StandardDetail['projects_following']): FieldValue[] =>
  (relations ?? []).map(({ project: { id, title }, source }) =>
    recordValue('projects', id, title, [source]),
  )

const orNone = (values: FieldValue[]): FieldValue[] =>
  values.length > 0 ? values : [{ text: noneKnownLabel }]

const fields: readonly ComparedGroup<ComparedStandard>[] = [
  {
    title: 'At a glance',
    fields: [
      {
        label: 'Text',
        form: 'website',
        getValues: ({ standard: { url } }) => (url ? [{ text: url }] : []),
      },
      {
        label: 'Maintained by',
        getValues: ({ standard }) => listProjects(standard.projects_managing),
      },
    ],
  },
  {
    title: 'Adoption',
    fields: [
      {
        label: 'Followed by',
        getValues: ({ standard: { id, projects_following_count: number } }) =>
          count(number, '/projects', { standard: [String(id)] }),
      },
      {
        label: 'National wallets',
        getValues: ({ standard, wallets }) =>
          orNone(
            listProjects(
              standard.projects_following?.filter(({ project }) => wallets.has(project.id)),
            ),
          ),
      },
      ...stageFields<ComparedStandard>(
        ({ usage }, stage) =>
          (usage?.statuses.items ?? [])
            .filter(({ value }) => getStage(value) === stage)
            .reduce((sum, item) => sum + item.count, 0),
        ({ standard: { id } }) => ({ standard: [String(id)] }),
      ),
      {
        label: 'Countries with the most projects',
        getValues: ({ usage }) => orNone(mostFrequent(usage?.countries)),
      },
    ],
  },
]

export const compareStandards = (standards: readonly ComparedStandard[]): Comparison =>
  compareFields('standards', fields, standards, ({ standard: { id, title } }) => ({
    key: id,
    name: title,
    path: recordPath('standards', id, title),
  }))
