/** The labels of fields in the files of records, if they differ from those of the codebook. */
import type { Country } from '@/lib/contract/countries'
import type { Family } from '@/lib/contract/families'
import { fieldLabels } from '@/lib/portal/profile/fields/project-fields'
import { countLaws, lawLabels, unionCode } from '@/lib/portal/records/union-laws'

export type FieldLabels = ReadonlyMap<string, string>

export function getLabels(family: Family, document: object): FieldLabels | undefined {
  if (family === 'projects') return fieldLabels
  if (!('code' in document)) return undefined
  const lawLabel = document.code === unionCode ? lawLabels.union : lawLabels.national
  return new Map([
    ['regulations', lawLabel],
    ['eu_laws', lawLabels.union],
  ])
}

/** A country with the number of EU laws in it, which the API does not count. */
export function withUnionLaws(country: Country, unionRegulations: number): Country {
  if (country.code === unionCode) return country
  const { union } = countLaws(country, unionRegulations)
  const stats = { ...country.stats, eu_laws: union }
  return { ...country, stats }
}
