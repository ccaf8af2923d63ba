/** The schema.org type that fits the records of each family best. */
import { type Family, getWords } from '@/lib/contract/families'

/** `types` are the API's types of the record: `['Consortium']`, `['Public']`. */
export function getSchemaType(family: Family, types: readonly string[]): string {
  if (family === 'projects' && types.includes('Consortium')) return 'Consortium'
  const isPublic = types.includes('Public') && !types.includes('Private')
  if (family === 'entities' && isPublic) return 'GovernmentOrganization'
  return getWords(family).schemaType
}

/** The API's types of a record. */
export const getTypes = (document: object): string[] =>
  'type' in document ? [document.type].flat().filter((type) => typeof type === 'string') : []
