/** The labels of missing facts, and their meanings. */
import { noGroupLabel } from '@/lib/portal/list/facets'
import { notDisclosedLabel } from '@/lib/text/labels'

export const absences: Readonly<Record<string, string>> = {
  [notDisclosedLabel]:
    'We found no source for the fact, or its source withholds it. It does not mean No.',
  [noGroupLabel]: 'The country is in none of the groups, or is not disclosed.',
}
