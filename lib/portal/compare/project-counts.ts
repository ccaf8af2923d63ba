/** Fields that count the projects of a compared record. Each number links to the list of these projects. */
import { type Filters, listAddress } from '@/lib/portal/list/list-state'
import type { FieldValue } from '@/lib/portal/profile/fields/project-field'
import { type Stage, stagePhrases, stages, statusesAt } from '@/lib/portal/projects/status'
import type { Tally } from '@/lib/portal/related/tally'
import { formatCount } from '@/lib/text/counted'
import { capitalized } from '@/lib/text/sentences'

/** A count with the address of its list, unless that is empty. */
export const count = (number: number, path: string, filters: Filters): FieldValue[] => [
  {
    text: formatCount(number),
    ...(number > 0 ? { path: listAddress(path, { filters }) } : {}),
  },
]

/** A field for each stage. `filters` select the projects of a subject in their list. */
export const stageFields = <Subject>(
  countAt: (subject: Subject, stage: Stage) => number,
  getFilters: (subject: Subject) => Filters,
) =>
  stages.map((stage) => ({
    label: capitalized(stagePhrases[stage]),
    getValues: (subject: Subject) =>
      count(countAt(subject, stage), '/projects', {
        ...getFilters(subject),
        status: statusesAt(stage),
      }),
  }))

/** The most frequent values, each with its number of projects. */
export const mostFrequent = (tally: Tally | undefined): FieldValue[] =>
  (tally?.items ?? []).slice(0, 5).map(({ name, count: number, address }) => ({
    text: `${name} (${formatCount(number)})`,
    path: address,
  }))
