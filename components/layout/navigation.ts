/**
 * The links in the header. The `<main>` of a page has the first segment of its path as `data-section`, by which the
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

/** The pages that show all records at once. */
const views: readonly Destination[] = [
  { path: '/map', title: 'Map' },
  { path: '/graph', title: 'Network' },
  { path: '/statistics', title: 'Statistics' },
  { path: '/explore', title: 'Explore' },
  { path: '/compare', title: 'Compare' },
]

/** The links in the header itself. Phones have space for only the first list and the views. */
export const primaryDestinations = {
  lists: [list('projects'), list('entities'), list('countries')],
  views,
} satisfies Record<string, readonly Destination[]>

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
    places: views,
  },
  {
    title: 'The data',
    places: [
      { path: '/sources', title: 'Sources' },
      { path: '/downloads', title: 'Downloads' },
      { path: '/versions', title: 'Versions' },
      { path: '/changes', title: 'Changes' },
      { path: '/terms', title: 'Terms of the data' },
    ],
  },
  {
    title: 'This site',
    places: [
      { path: '/about', title: 'About and method' },
      { path: '/developers', title: 'API for developers' },
    ],
  },
]
