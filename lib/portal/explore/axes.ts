/**
 * The possible rows and columns of a cross table. Each is a facet of projects, so that every cell can link to a list.
 */

import type { Family } from '@/lib/contract/families'
import { capitalized } from '@/lib/text/capitalized'
import { launchYearLabel } from '@/lib/text/labels'

export interface Axis {
  /** The key of the facet. */
  key: string
  /** The label in the form: `'Partner or funder'`. */
  label: string
  /** The singular and plural for headings: `'country'` and `'countries'`. */
  one: string
  many: string
  /** The heading in CSV if it differs from the singular, because the columns of files must not change. */
  csvTitle?: string
  /** True for things that a project uses or follows. Other axes, such as years, are used to break these down. */
  isSubject?: boolean
  /** The family of the values, if these have profiles. */
  family?: Family
  /** The end of the sentence “12 of 20 projects …” about projects with a value: `'name a ledger'`. */
  naming: string
  /** The verb between “11 projects” and the name of a value: `'are based in'`. */
  verb: string
}

type AxisOptions = Pick<Axis, 'verb'> &
  Partial<Pick<Axis, 'label' | 'many' | 'csvTitle' | 'isSubject' | 'family'>>

/** Unless they are given, the label and the plural follow from the singular. */
const axis = (key: string, one: string, naming: string, options: AxisOptions): Axis => ({
  key,
  label: capitalized(one),
  one,
  many: `${one}s`,
  naming,
  ...options,
})

const subject = (key: string, one: string, naming: string, options: AxisOptions): Axis =>
  axis(key, one, naming, { isSubject: true, ...options })

export const axes: readonly Axis[] = [
  axis('country', 'country', 'have a known country', {
    verb: 'are based in',
    many: 'countries',
    family: 'countries',
  }),
  axis('region', 'region', 'have a known region', { verb: 'are based in' }),
  axis('group', 'country group', 'are based in one of these groups', {
    verb: 'are based in',
    many: 'country groups',
  }),
  axis('kind', 'kind', 'have a kind', { verb: 'are of the kind' }),
  axis('level', 'level', 'have a level', { verb: 'are of the level' }),
  axis('serves', 'country served', 'name a country that they serve', {
    verb: 'serve',
    many: 'countries served',
    family: 'countries',
  }),
  subject('technology', 'ledger technology', 'name a ledger of known technology', {
    verb: 'use',
    many: 'ledger technologies',
    family: 'dlts',
  }),
  subject('ledger', 'ledger', 'name a ledger', { verb: 'use', family: 'dlt-instances' }),
  subject('did-method', 'DID method', 'name a DID method', {
    verb: 'use',
    family: 'did-methods',
  }),
  subject('standard', 'standard', 'name a standard', { verb: 'use', family: 'standards' }),
  subject('format', 'credential format', 'name the standard of a credential format', {
    verb: 'use',
  }),
  subject('protocol', 'exchange protocol', 'name the standard of an exchange protocol', {
    verb: 'use',
  }),
  subject('regulation', 'regulation', 'name a regulation', {
    verb: 'follow',
    family: 'regulations',
  }),
  subject('industry', 'industry', 'name an industry', {
    verb: 'are for the industry',
    many: 'industries',
    family: 'industries',
  }),
  axis('status', 'status', 'have a known status', { verb: 'have the status', many: 'statuses' }),
  axis('year', 'launch year', 'have a launch date', {
    verb: 'launched in',
    label: launchYearLabel,
    csvTitle: 'Year of first use',
  }),
  axis(
    'manager-sector',
    'sector of managing organization',
    'have a managing organization of known sector',
    {
      verb: 'have a managing organization of the sector',
      many: 'sectors of managing organization',
    },
  ),
  axis('managed-by', 'managing organization', 'have a known managing organization', {
    verb: 'are managed by',
    family: 'entities',
  }),
  axis('partner', 'partner', 'name a partner', {
    verb: 'have the partner',
    label: 'Partner or funder',
    family: 'entities',
  }),
  axis('role', 'role', 'have an organization of known role', {
    verb: 'have an organization with the role',
    label: 'Organization role',
    many: 'organization roles',
  }),
]

export const getAxis = (key: string): Axis | undefined => axes.find((axis) => axis.key === key)
