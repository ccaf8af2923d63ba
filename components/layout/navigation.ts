/**
 * The links of the header. The `<main>` of a page has the first segment of its path as `data-section`, by which the
 * style sheet marks the current link.
 */
import { type Family, wordsOf } from '@/lib/contract/families'

export interface Destination {
  path: string
  title: string
}

export interface DestinationGroup {
  title: string
  places: readonly Destination[]
}

const list = (family: Family): Destination => ({
  path: `/${family}`,
  title: wordsOf(family).title,
})

/** The links in the header itself. */
export const primaryDestinations: readonly Destination[] = [
  list('projects'),
  list('entities'),
  list('countries'),
]

/** The links in the menu. */
export const destinationGroups: readonly DestinationGroup[] = [
  { title: 'Who', places: [list('projects'), list('entities'), list('people')] },
  {
    title: 'Built on',
    places: [list('did-methods'), list('dlt-instances'), list('dlts'), list('standards')],
  },
  {
    title: 'Where and why',
    places: [list('countries'), list('regulations'), list('industries')],
  },
  {
    title: 'At a glance',
    places: [
      { path: '/map', title: 'World map' },
      { path: '/graph', title: 'Network' },
      { path: '/explore', title: 'Explore' },
      { path: '/statistics', title: 'Statistics' },
      { path: '/compare', title: 'Compare projects' },
      { path: '/sources', title: 'Sources' },
    ],
  },
  {
    title: 'This site',
    places: [
      { path: '/about', title: 'About and method' },
      { path: '/downloads', title: 'Downloads' },
      { path: '/developers', title: 'API for developers' },
      { path: '/terms', title: 'Terms of the data' },
    ],
  },
]
