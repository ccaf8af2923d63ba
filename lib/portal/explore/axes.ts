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
  /** The words before the name of a value, after “11 projects”: `'based in'`. */
  before: string
}

type AxisOptions = Pick<Axis, 'before'> &
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
    before: 'based in',
    many: 'countries',
    family: 'countries',
  }),
  axis('region', 'region', 'have a known region', { before: 'based in' }),
  axis('group', 'country group', 'are based in one of these groups', {
    before: 'based in',
    many: 'country groups',
  }),
  axis('kind', 'kind', 'have a kind', { before: 'of the kind' }),
  axis('level', 'level', 'have a level', { before: 'of the level' }),
  axis('serves', 'country served', 'name a country that they serve', {
    before: 'serving',
    many: 'countries served',
    family: 'countries',
  }),
  subject('technology', 'ledger technology', 'name a ledger of known technology', {
    before: 'on',
    many: 'ledger technologies',
    family: 'dlts',
  }),
  subject('ledger', 'ledger', 'name a ledger', { before: 'on', family: 'dlt-instances' }),
  subject('did-method', 'DID method', 'name a DID method', {
    before: 'with',
    family: 'did-methods',
  }),
  subject('standard', 'standard', 'name a standard', { before: 'with', family: 'standards' }),
  subject('format', 'credential format', 'name the standard of a credential format', {
    before: 'with',
  }),
  subject('protocol', 'exchange protocol', 'name the standard of an exchange protocol', {
    before: 'with',
  }),
  subject('regulation', 'regulation', 'name a regulation', {
    before: 'under',
    family: 'regulations',
  }),
  subject('industry', 'industry', 'name an industry', {
    before: 'in',
    many: 'industries',
    family: 'industries',
  }),
  axis('status', 'status', 'have a known status', { before: 'with the status', many: 'statuses' }),
  axis('year', 'launch year', 'have a launch date', {
    before: 'launched in',
    label: launchYearLabel,
    csvTitle: 'Year of first use',
  }),
  axis(
    'manager-sector',
    'sector of managing organization',
    'have a managing organization of known sector',
    {
      before: 'with managing organizations of the sector',
      many: 'sectors of managing organization',
    },
  ),
  axis('managed-by', 'managing organization', 'have a known managing organization', {
    before: 'managed by',
    family: 'entities',
  }),
  axis('partner', 'partner', 'name a partner', {
    before: 'with the partner',
    label: 'Partner or funder',
    family: 'entities',
  }),
  axis('role', 'role', 'have an organization of known role', {
    before: 'with the role',
    label: 'Organization role',
    many: 'organization roles',
  }),
]

export const getAxis = (key: string): Axis | undefined => axes.find((one) => one.key === key)
