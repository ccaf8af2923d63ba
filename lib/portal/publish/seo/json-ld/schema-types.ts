/** The type of schema.org that fits the records of each family best. */
import type { Family } from '@/lib/contract/families'

const typeOfFamily: Record<Exclude<Family, 'projects' | 'entities'>, string> = {
  people: 'Person',
  regulations: 'Legislation',
  standards: 'CreativeWork',
  dlts: 'SoftwareApplication',
  'dlt-instances': 'Service',
  'did-methods': 'DefinedTerm',
  countries: 'Country',
  industries: 'DefinedTerm',
}

/** `types` is what the API calls the record: `['Consortium']`, `['Public']`. */
export function schemaTypeOf(family: Family, types: readonly string[]): string {
  if (family === 'projects') return types.includes('Consortium') ? 'Consortium' : 'Project'
  if (family !== 'entities') return typeOfFamily[family]
  const governmental = types.includes('Public') && !types.includes('Private')
  return governmental ? 'GovernmentOrganization' : 'Organization'
}

/** The API's own word for what a record is. */
export const typesOf = (document: object): string[] =>
  'type' in document ? [document.type].flat().filter((type) => typeof type === 'string') : []
