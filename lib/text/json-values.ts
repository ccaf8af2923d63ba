/** A type guard for the objects of JSON, which arrays and `null` are not. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The value at a path in nested objects and lists; undefined if there is none.
 * @example valueAt({ a: [{ b: 1 }] }, ['a', 0, 'b']) // 1
 */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (parent, name) =>
      typeof parent === 'object' && parent !== null
        ? (parent as Record<PropertyKey, unknown>)[name]
        : undefined,
    value,
  )
