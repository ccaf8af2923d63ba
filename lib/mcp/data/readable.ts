/** The stated facts of a document in short lines, without their sources. */
import { isObject } from '@/lib/text/is-object'

/** The name of a linked record, or the stated values of a part of a document. Undefined if nothing is stated. */
function readableValue(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    return value.flatMap((one) => readableValue(one) ?? []).join('; ') || undefined
  }
  if (!isObject(value)) return value === null || value === '' ? undefined : String(value)
  const name = value.name ?? value.title
  return typeof name === 'string' ? name : readableValue(Object.values(value))
}

/** @example readableFacts({ title: 'swiyu', dlts: [] }) // 'title: swiyu' */
export const readableFacts = (document: object): string =>
  Object.entries(document)
    .filter(([field]) => !/source/.test(field))
    .flatMap(([field, value]) => {
      const text = readableValue(value)
      return text === undefined ? [] : `${field}: ${text}`
    })
    .join('\n')
