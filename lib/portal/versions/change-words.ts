/** Describes changes in words. */
import type { ChangeKind, FieldChange } from '@/lib/contract/changes'
import { counted, enumerated } from '@/lib/text/counted'
import { fieldLabel, withoutId } from './change-labels'

type ChangedValue = FieldChange['before']

function simpleText(value: ChangedValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** The value of a field as text. Undefined if it had none. */
export function valueText(value: ChangedValue): string | undefined {
  if (value === null) return undefined
  if (typeof value !== 'object' || Array.isArray(value)) return simpleText(value)
  const parts = Object.entries(value).filter(([, part]) => part !== null)
  return parts
    .map(([field, part]) => `${fieldLabel(field)}: ${withoutId(field, simpleText(part))}`)
    .join('; ')
}

/** The values before and after a change. Ids are shown only if they are the sole difference. */
export function valueTexts({ field, before, after }: FieldChange) {
  const [was, is] = [valueText(before), valueText(after)]
  const [oldName, newName] = [was, is].map((text) => text && withoutId(field, text))
  return oldName === newName ? { before: was, after: is } : { before: oldName, after: newName }
}

/** @example 'Standards: DID Core' */
export const changeLabel = ({ field, about }: FieldChange): string =>
  about ? `${fieldLabel(field)}: ${about.name}` : fieldLabel(field)

/** Describes a change on one line. */
export function changeLine(change: FieldChange): string {
  const { before, after } = valueTexts(change)
  const label = changeLabel(change)
  if (before === undefined) return after ? `${label}, new: ${after}` : `${label}, new`
  if (after === undefined) return before ? `${label}, gone: ${before}` : `${label}, gone`
  return `${label}: ${before} → ${after}`
}

/** The labels of the changed fields without duplicates, with the number of changes if there are several. */
export function changedFields(changes: readonly FieldChange[]): string {
  const counts = new Map<string, number>()
  for (const { field } of changes) counts.set(field, (counts.get(field) ?? 0) + 1)
  const words = [...counts].map(([field, count]) =>
    count > 1 ? `${fieldLabel(field)} (${count})` : fieldLabel(field),
  )
  return enumerated(words)
}

export const changeKindNames: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
}

const kindWords: Readonly<Record<string, string>> = { added: 'Added', removed: 'Removed' }

/** @example '3 changes: First use and Standards (2)' */
export const kindText = (kind: string, changes: readonly FieldChange[]): string =>
  kindWords[kind] ?? `${counted(changes.length, 'change')}: ${changedFields(changes)}`
