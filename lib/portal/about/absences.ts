/** The labels of missing facts, and their meanings. */
import { notDisclosedLabel } from '@/lib/text/labels'

export const absences: Readonly<Record<string, string>> = {
  [notDisclosedLabel]:
    'We found no source for the fact, or its source withholds it. It does not mean No.',
}
