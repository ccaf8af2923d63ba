/** The fields about the countries and industries that a project serves, and about its products. */
import { countryPath, recordPath } from '@/lib/portal/records/record-path'
import type { ProjectField } from './project-field'

export const reachFields: readonly ProjectField[] = [
  {
    field: 'geographic_focus',
    label: 'Countries served',
    labelInSection: 'Countries',
    running: true,
    valuesOf: ({ geographic_focus: focus }) =>
      (focus ?? []).map(({ country, source }) => ({
        text: country.name,
        path: countryPath(country.code),
        sources: [source],
      })),
  },
  {
    field: 'industries',
    label: 'Industries',
    running: true,
    valuesOf: ({ industries }) =>
      (industries ?? []).map(({ id, name, source }) => ({
        text: name,
        path: recordPath('industries', id, name),
        sources: [source],
      })),
  },
  {
    field: 'products',
    label: 'Products',
    valuesOf: ({ products }) => (products ?? []).map(({ title }) => ({ text: title })),
  },
]
