/** The labels of missing facts, and their meanings. */
import { noGroupLabel } from '@/lib/portal/list/facets'
import { noLifespanLabel } from '@/lib/portal/projects/lifespan'
import { notDisclosedLabel } from '@/lib/text/labels'

export const absences: Readonly<Record<string, string>> = {
  [notDisclosedLabel]:
    'We found no source for the fact, or its source withholds it. It does not mean No.',
  [noLifespanLabel]:
    'The project has not ended, or we found no source for the date of its launch or its end.',
  [noGroupLabel]: 'The country is in none of the groups, or is not disclosed.',
}
