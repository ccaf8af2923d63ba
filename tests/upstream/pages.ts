/** The addresses of pages of every kind, with the synthetic upstream. */
import { families } from '@/lib/contract/families'
import { getId } from './stub-records'

const single = [
  '',
  'wallets',
  'map',
  'graph',
  'statistics',
  'explore',
  'charts/projects-by-year',
  'search',
  'search?q=project',
  'search?q=wallets',
  'compare',
  'sources',
  'sources/publishers',
  'downloads',
  'downloads/notebooks',
  'versions',
  'changes',
  'verify',
  'versions/latest/projects',
  'developers',
  'developers/key',
  'developers/api/list-projects',
  'developers/api/get-project',
  'developers/guides/formats',
  'about',
  'about/audits',
  'about/codebook',
  'about/corrections',
  'privacy',
  'accessibility',
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
