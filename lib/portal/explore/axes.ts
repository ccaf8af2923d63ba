/**
 * The possible rows and columns of a cross table. Each is a facet of projects, so that every cell can link to a list.
 */

import type { Family } from '@/lib/contract/families'
import { launchYearLabel } from '@/lib/text/labels'

export interface Axis {
  key: string
  label: string
  /** The singular and plural for headings: `'country'` and `'countries'`. */
  one: string
  many: string
  /** True for things that a project uses or follows. Other axes, such as years, are used to break these down. */
  isSubject?: boolean
  /** The family of the values, if these have profiles. */
  family?: Family
  /** The end of the sentence “12 of 20 projects …” about projects with a value: `'name a ledger'`. */
  naming: string
}

export const axes: readonly Axis[] = [
  {
    key: 'country',
    label: 'Country of headquarters',
    one: 'country',
    many: 'countries',
    family: 'countries',
    naming: 'have a known country',
  },
  {
    key: 'region',
    label: 'Region of headquarters',
    one: 'region',
    many: 'regions',
    naming: 'have a known region',
  },
  {
    key: 'group',
    label: 'Group of countries',
    one: 'group of countries',
    many: 'groups of countries',
    naming: 'have their headquarters in one of these groups',
  },
  {
    key: 'kind',
    label: 'Kind',
    one: 'kind',
    many: 'kinds',
    naming: 'have a kind',
  },
  {
    key: 'level',
    label: 'Level',
    one: 'level',
    many: 'levels',
    naming: 'have a level',
  },
  {
    key: 'serves',
    label: 'Country served',
    one: 'country served',
    many: 'countries served',
    family: 'countries',
    naming: 'name a country that they serve',
  },
  {
    key: 'technology',
    label: 'Ledger technology',
    one: 'ledger technology',
    many: 'ledger technologies',
    isSubject: true,
    family: 'dlts',
    naming: 'name a ledger of known technology',
  },
  {
    key: 'ledger',
    label: 'Ledger',
    one: 'ledger',
    many: 'ledgers',
    isSubject: true,
    family: 'dlt-instances',
    naming: 'name a ledger',
  },
  {
    key: 'did-method',
    label: 'DID method',
    one: 'DID method',
    many: 'DID methods',
    isSubject: true,
    family: 'did-methods',
    naming: 'name a DID method',
  },
  {
    key: 'standard',
    label: 'Standard',
    one: 'standard',
    many: 'standards',
    isSubject: true,
    family: 'standards',
    naming: 'name a standard',
  },
  {
    key: 'format',
    label: 'Credential format',
    one: 'credential format',
    many: 'credential formats',
    isSubject: true,
    naming: 'name the standard of a credential format',
  },
  {
    key: 'protocol',
    label: 'Exchange protocol',
    one: 'exchange protocol',
    many: 'exchange protocols',
    isSubject: true,
    naming: 'name the standard of an exchange protocol',
  },
  {
    key: 'regulation',
    label: 'Regulation',
    one: 'regulation',
    many: 'regulations',
    isSubject: true,
    family: 'regulations',
    naming: 'name a regulation',
  },
  {
    key: 'industry',
    label: 'Industry',
    one: 'industry',
    many: 'industries',
    isSubject: true,
    family: 'industries',
    naming: 'name an industry',
  },
  {
    key: 'status',
    label: 'Status',
    one: 'status',
    many: 'statuses',
    naming: 'have a known status',
  },
  {
    key: 'year',
    label: launchYearLabel,
    one: 'launch year',
    many: 'launch years',
    naming: 'have a launch date',
  },
  {
    key: 'manager-sector',
    label: 'Sector of managing organization',
    one: 'sector of managing organization',
    many: 'sectors of managing organization',
    naming: 'have a managing organization of known sector',
  },
  {
    key: 'managed-by',
    label: 'Managing organization',
    one: 'managing organization',
    many: 'managing organizations',
    family: 'entities',
    naming: 'have a known managing organization',
  },
  {
    key: 'partner',
    label: 'Funder, member or other partner',
    one: 'partner',
    many: 'partners',
    family: 'entities',
    naming: 'name a partner',
  },
  {
    key: 'role',
    label: 'Role of an organization',
    one: 'role',
    many: 'roles of organizations',
    naming: 'have an organization of known role',
  },
]

export const getAxis = (key: string): Axis | undefined => axes.find((axis) => axis.key === key)
