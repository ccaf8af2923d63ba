/** The labels of missing facts, and their meanings. */
import { noGroupLabel } from '@/lib/portal/list/facets'
import { noLifespanLabel } from '@/lib/portal/projects/lifespan'
import { noLaunchYearLabel, notDisclosedLabel } from '@/lib/text/labels'

export const absences: Readonly<Record<string, string>> = {
  [notDisclosedLabel]: 'We found no public source for the answer. It does not mean No.',
  [noLaunchYearLabel]:
    'The project is announced or in pilot and has no date yet, or its launch date is not disclosed.',
  [noLifespanLabel]: 'The project has not ended, or its launch date or end date is not disclosed.',
  [noGroupLabel]: 'The country is in none of the groups, or is not disclosed.',
}
