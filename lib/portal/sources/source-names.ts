import type { SourceKind, SourceState, SourceSummary } from '@/lib/contract/sources'

export const sourceKindNames: Readonly<Record<SourceKind, string>> = {
  official: 'official',
  standard: 'standard or register',
  project: 'project',
  academic: 'academic',
  code: 'code repository',
  press: 'press',
  company: 'company',
  other: 'other publisher',
}

/** A page that republishes another page. Sources of every kind can be copies. */
export const copyName = 'copy of another page'

export const sourceStateNames: Readonly<Record<SourceState, string>> = {
  unchecked: 'not tested yet',
  available: 'online',
  moved: 'moved',
  blocked: 'blocks automated checks',
  unavailable: 'unavailable',
  gone: 'gone',
}

const getName = (names: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(names, value) ? (names[value] ?? value) : value

/** The name of a kind or state. Unknown values from another server are returned unchanged. */
export const sourceKindName = (kind: string): string => getName(sourceKindNames, kind)

/** The kind of a source, and whether it is a copy: `'official, copy of another page'`. */
export function kindOfSource({ kind, is_copy }: Pick<SourceSummary, 'kind' | 'is_copy'>): string {
  if (!is_copy) return sourceKindName(kind)
  return kind === 'other' ? copyName : `${sourceKindName(kind)}, ${copyName}`
}

/** @example publisherAndKind(source) // 'Bhutan Times, press' */
export const publisherAndKind = (source: SourceSummary): string =>
  [source.publisher, kindOfSource(source)].filter(Boolean).join(', ')

export const sourceStateName = (state: string): string => getName(sourceStateNames, state)

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/**
 * The English name of a language. Undefined if the tag is unknown.
 * @example languageName('pt-BR') // 'Brazilian Portuguese'
 */
export function languageName(tag: string | null | undefined): string | undefined {
  try {
    return tag ? languages.of(tag) : undefined
  } catch {
    return undefined
  }
}
