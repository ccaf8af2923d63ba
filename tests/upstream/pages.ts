/** The addresses of pages of every kind over the synthetic upstream, as far as the portal has them. */
import { existsSync } from 'node:fs'
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
  'downloads',
  'developers',
  'about',
  'terms',
  'health',
]

const exists = (page: string): boolean =>
  page === '' || existsSync(`app/[query]/${page.split(/[/?]/)[0]}`)

const profile = (family: string): string =>
  family === 'countries' ? 'countries/CH' : `${family}/${idOf(family, 5)}`

/** One page of every kind: redirects on the way to a canonical address are followed. */
export const pagesOfEveryKind = (): string[] =>
  [...single, ...families.flatMap((family) => [family, profile(family)])]
    .filter(exists)
    .map((page) => `/${page}`)
