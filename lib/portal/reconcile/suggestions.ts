/** Suggestions that complete an entity, a type or a property while a user enters it. */
import { fold } from '@/lib/text/fold'
import type { Reconciler } from './candidates'
import { entityTypes, getEntity } from './entities'
import { properties } from './properties'

const maxSuggestions = 10

/** The items whose id or name, or a word in the name, begins with the text. */
function startingWith<T extends { id: string; name: string }>(
  items: readonly T[],
  prefix: string,
): T[] {
  const start = fold(prefix)
  return items.filter(({ id, name }) =>
    [fold(id), fold(name), ...fold(name).split(' ')].some((text) => text.startsWith(start)),
  )
}

function entities(prefix: string, { engine, facts }: Reconciler) {
  const named = getEntity(prefix, facts)
  const found = engine.search({ query: prefix, perGroup: 2 * maxSuggestions })
  return (named ? [named] : found.flatMap(({ id }) => getEntity(id, facts) ?? [])).map(
    ({ id, name, description, type }) => ({ id, name, description, notable: [type] }),
  )
}

export const suggestionKinds = ['entity', 'type', 'property'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

const suggest: Readonly<
  Record<
    SuggestionKind,
    (prefix: string, reconciler: Reconciler) => readonly { id: string; name: string }[]
  >
> = {
  entity: entities,
  type: (prefix) => startingWith(entityTypes, prefix),
  property: (prefix) =>
    startingWith(properties, prefix).map(({ id, name, description }) => ({
      id,
      name,
      description,
    })),
}

/** `cursor` is the number of suggestions to skip. */
export const findSuggestions = (
  kind: SuggestionKind,
  { prefix, cursor }: { prefix: string; cursor: number },
  reconciler: Reconciler,
) => ({ result: suggest[kind](prefix, reconciler).slice(cursor, cursor + maxSuggestions) })
