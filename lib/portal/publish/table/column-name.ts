import { launchYearLabel, notDisclosedLabel } from '@/lib/text/labels'

/** The names of columns in files where they differ from the labels on pages. Files keep their columns. */
const names: ReadonlyMap<string, string> = new Map([
  [launchYearLabel, 'Year of first use'],
  [notDisclosedLabel, 'Undisclosed'],
  ['Status not disclosed', 'Status not given'],
])

export const columnName = (label: string): string => names.get(label) ?? label
