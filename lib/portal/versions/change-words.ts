/** What changed, in words. */
import type { FieldChange } from '@/lib/contract/changes'
import { counted, enumerated } from '@/lib/text/counted'

const acronyms = new Set(['ai', 'did', 'dlt', 'id', 'lei', 'ssi', 'url', 'vc', 'zkp'])

const wordOf = (word: string): string => (acronyms.has(word) ? word.toUpperCase() : word)

/** @example fieldLabel('launch_date_source') // 'Launch date source' */
export function fieldLabel(field: string): string {
  const words = field.split('_').map(wordOf).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Said = FieldChange['before']

function simpleText(value: Said): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** What a record said; undefined if nothing. */
export function saidText(said: Said): string | undefined {
  if (said === null) return undefined
  if (typeof said !== 'object' || Array.isArray(said)) return simpleText(said)
  const parts = Object.entries(said).filter(([, value]) => value !== null)
  return parts.map(([field, value]) => `${fieldLabel(field)}: ${simpleText(value)}`).join('; ')
}

/** @example 'Standards: DID Core' */
export const changeLabel = ({ field, about }: FieldChange): string =>
  about ? `${fieldLabel(field)}: ${about.name}` : fieldLabel(field)

/** One change on one line. */
export function changeLine(change: FieldChange): string {
  const [before, after] = [saidText(change.before), saidText(change.after)]
  const label = changeLabel(change)
  if (before === undefined) return after ? `${label}, new: ${after}` : `${label}, new`
  if (after === undefined) return before ? `${label}, gone: ${before}` : `${label}, gone`
  return `${label}: ${before} → ${after}`
}

/** The fields that changed, each once, those with several changes with their number. */
export function changedFields(changes: readonly FieldChange[]): string {
  const counts = new Map<string, number>()
  for (const { field } of changes) counts.set(field, (counts.get(field) ?? 0) + 1)
  const words = [...counts].map(([field, count]) =>
    count > 1 ? `${fieldLabel(field)} (${count})` : fieldLabel(field),
  )
  return enumerated(words)
}

const kindWords: Readonly<Record<string, string>> = { added: 'Added', removed: 'Removed' }

/** @example '3 changes: Launch date and Standards (2)' */
export const kindText = (kind: string, changes: readonly FieldChange[]): string =>
  kindWords[kind] ?? `${counted(changes.length, 'change')}: ${changedFields(changes)}`
