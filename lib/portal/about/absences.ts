/** The labels of missing facts, and their meanings. */
import { noLaunchDateLabel, notDisclosedLabel } from '@/lib/text/labels'

export const absences: Readonly<Record<string, string>> = {
  [notDisclosedLabel]:
    'We found no source for the fact, or its source withholds it. It does not mean No.',
  'Technology unknown': 'A ledger is named, but we do not know the technology behind it.',
  'Not classified': 'We have not assigned a kind or level to the project.',
  [noLaunchDateLabel]: 'We found no date on which people could first use it.',
  'No criterion confirmed': 'No source confirms an inclusion criterion.',
}
