/** The links in the header. */
import { type Family, families, getWords, type MenuGroup } from '@/lib/contract/families'

export interface Destination {
  path: string
  title: string
}

interface DestinationGroup {
  title: string
  places: readonly Destination[]
}

const list = (family: Family): Destination => ({
  path: `/${family}`,
  title: getWords(family).title,
})

const listsIn = (group: MenuGroup): Destination[] =>
  families
    .filter((family) => getWords(family).menu.group === group)
    .sort((a, b) => getWords(a).menu.position - getWords(b).menu.position)
    .map(list)

const listGroup = (title: MenuGroup): DestinationGroup => ({ title, places: listsIn(title) })

const wallets: Destination = { path: '/wallets', title: 'Wallets' }

const views: readonly Destination[] = [
  { path: '/map', title: 'Map' },
  { path: '/graph', title: 'Network' },
  { path: '/statistics', title: 'Charts' },
  { path: '/explore', title: 'Explore' },
]

const comparison: Destination = { path: '/compare', title: 'Compare' }

/** The links in the header itself. */
export const primaryDestinations: readonly Destination[] = [
  wallets,
  list('projects'),
  list('entities'),
  list('countries'),
  ...views,
]

const phonePaths = new Set(['/wallets', '/projects', '/countries', '/map', '/statistics'])

/** Whether the header has space for a link on phones too, where the menu has the others. */
export const isOnPhones = ({ path }: Destination): boolean => phonePaths.has(path)

/** The part of a path before a page as of a version, which belongs to the section of the current page. */
const versionForm = /^\/versions\/[^/]+(?=\/)/

/** The `aria-current` of a link to the current page, or to a page above it. A chart is below the list of charts. */
export function ariaCurrent(path: string, current: string): 'page' | 'true' | undefined {
  if (current === path) return 'page'
  const place = current.replace(versionForm, '').replace(/^\/charts\//, '/statistics/')
  return place === path || place.startsWith(`${path}/`) ? 'true' : undefined
}

export const destinationGroups: readonly DestinationGroup[] = [
  listGroup('People and projects'),
  listGroup('Technology'),
  listGroup('Countries and law'),
  {
    title: 'Overviews',
    places: [wallets, ...views, comparison],
  },
  {
    title: 'Data',
    places: [
      { path: '/sources', title: 'Sources' },
      { path: '/downloads', title: 'Downloads' },
      { path: '/versions', title: 'Versions' },
      { path: '/changes', title: 'Changes' },
      { path: '/terms', title: 'Terms and licence' },
    ],
  },
  {
    title: 'About',
    places: [
      { path: '/about', title: 'About this site' },
      { path: '/developers', title: 'API for developers' },
    ],
  },
]
