/** The reasons why a comparison of two versions has nothing to show, other than that they are equal. */
import type { ChangesState } from './changes-query'

export type ChangesAbsence = 'no such version' | 'nothing before' | 'no such record'

/** The reason why two versions cannot be compared, given all versions, newest first. Undefined if they can. */
export function absenceOf(
  { from, to }: ChangesState,
  versions: readonly { version: string }[],
): ChangesAbsence | undefined {
  const names = versions.map(({ version }) => version)
  const isUnknown = (name: string | undefined) => name !== undefined && !names.includes(name)
  if (isUnknown(from) || isUnknown(to)) return 'no such version'
  return from === undefined && (to ?? names[0]) === names.at(-1) ? 'nothing before' : undefined
}

const sentences: Readonly<Record<ChangesAbsence, string>> = {
  'no such version': 'There is no such version.',
  'nothing before': 'This is the first version: nothing is before it.',
  'no such record': 'Neither of the two versions has this record.',
}

export const absenceText = (absence: ChangesAbsence): string => sentences[absence]
