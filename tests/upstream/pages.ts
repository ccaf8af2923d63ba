/** The addresses of pages of every kind, with the synthetic upstream. */
import { families } from '@/lib/contract/families'
import { getId } from './stub-records'

const single = [
  '',
  'map',
  'graph',
  'statistics',
  'charts/projects-by-year',
  'search',
  'search?q=project',
  'compare',
  'sources',
  'sources/publishers',
  'downloads',
  'versions',
  'changes',
  'versions/latest/projects',
  'developers',
  'developers/key',
  'developers/api/list-projects',
  'developers/guides/formats',
  'about',
  'about/audits',
  'about/codebook',
  'terms',
  'health',
]

const profile = (family: string): string =>
  family === 'countries' ? 'countries/CH' : `${family}/${getId(family, 5)}`

const correction = (family: string): string => `corrections/new?record=${profile(family)}`

/** One page of every kind. Redirects to a canonical address are followed. */
export const pagesOfEveryKind = (): string[] =>
  [...single, ...families.flatMap((family) => [family, profile(family), correction(family)])].map(
    (page) => `/${page}`,
  )
