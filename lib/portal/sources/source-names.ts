/** The words for what is known of a source. */
import type { SourceKind, SourceState } from '@/lib/contract/sources'

export const sourceKindNames: Readonly<Record<SourceKind, string>> = {
  official: 'official',
  standard: 'standard or register',
  project: 'project',
  academic: 'academic',
  code: 'code',
  press: 'press',
  company: 'company',
  other: 'other',
}

export const sourceStateNames: Readonly<Record<SourceState, string>> = {
  unchecked: 'not checked yet',
  available: 'there',
  moved: 'moved',
  blocked: 'closed to checks',
  unavailable: 'not reachable',
  gone: 'gone',
}

const nameOf = (names: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(names, value) ? (names[value] ?? value) : value

/** Another server may have further kinds and states: they are shown as they are. */
export const sourceKindName = (kind: string): string => nameOf(sourceKindNames, kind)
export const sourceStateName = (state: string): string => nameOf(sourceStateNames, state)

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/**
 * The English name of a language; undefined if the tag names none.
 * @example languageName('pt-BR') // 'Brazilian Portuguese'
 */
export function languageName(tag: string | null | undefined): string | undefined {
  try {
    return tag ? languages.of(tag) : undefined
  } catch {
    return undefined
  }
}
