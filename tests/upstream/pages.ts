/** The addresses of pages of every kind over the synthetic upstream. */
import { families } from '@/lib/contract/families'
import { idOf } from './stub-data'

const single = [
  '',
  'map',
  'graph',
  'statistics',
  'search',
  'search?q=project',
  'compare',
  'sources',
  'sources/publishers',
  'developers',
  'about',
  'about/codebook',
  'terms',
  'health',
]

const profile = (family: string): string =>
  family === 'countries' ? 'countries/CH' : `${family}/${idOf(family, 5)}`

/** One page of every kind: redirects on the way to a canonical address are followed. */
export const pagesOfEveryKind = (): string[] =>
  [...single, ...families.flatMap((family) => [family, profile(family)])].map((page) => `/${page}`)
