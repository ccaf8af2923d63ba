/**
 * The possible rows and columns of a cross table. Each is a facet of projects, so that every cell can link to a list.
 */

import type { Family } from '@/lib/contract/families'
import { launchYearLabel } from '@/lib/text/labels'
import { capitalized } from '@/lib/text/sentences'

export interface Axis {
  key: string
  /** The label in the form: `'Partner or funder'`. */
  label: string
  /** The singular and plural for headings: `'country'` and `'countries'`. */
  singular: string
  plural: string
  /** The heading in CSV if it differs from the singular, because the columns of files must not change. */
  csvTitle?: string
  /** True for things that a project uses or follows. Other axes, such as years, break these down. */
  isSubject?: boolean
  /** The family of the values, if these have profiles. */
  family?: Family
  /** The end of the sentence “12 of 20 projects …” about projects with a value: `'name a ledger'`. */
  naming: string
  /** The words between “11 projects” and the name of a value: `'using'`. */
  joining: string
  /** The same as a predicate: `'use'`. */
  predicate: string
}

type AxisOptions = Pick<Axis, 'joining'> & Partial<Omit<Axis, 'key' | 'singular' | 'naming'>>

/** Unless they are given, the label and the plural follow from the singular, and the predicate from the joining words. */
const axis = (key: string, singular: string, naming: string, options: AxisOptions): Axis => ({
  key,
  label: capitalized(singular),
  singular,
  plural: `${singular}s`,
  naming,
  predicate: `are ${options.joining}`,
  ...options,
})

const subject = (key: string, singular: string, naming: string, options: AxisOptions): Axis =>
  axis(key, singular, naming, { isSubject: true, predicate: 'use', ...options })

export const axes: readonly Axis[] = [
  axis('country', 'country', 'have a known country', {
    joining: 'in',
    plural: 'countries',
    family: 'countries',
  }),
  axis('region', 'region', 'have a known region', { joining: 'in' }),
  axis('group', 'country group', 'are based in one of these groups', {
    joining: 'in',
    plural: 'country groups',
  }),
  axis('kind', 'kind', 'have a kind', { joining: 'of the kind' }),
  axis('level', 'level', 'have a level', { joining: 'at the level' }),
  axis('serves', 'country served', 'name a country that they serve', {
    joining: 'serving',
    predicate: 'serve',
    plural: 'countries served',
    family: 'countries',
  }),
  subject('technology', 'ledger technology', 'name a ledger with a known technology', {
    joining: 'using',
    plural: 'ledger technologies',
    family: 'dlts',
  }),
  subject('ledger', 'ledger', 'name a ledger', { joining: 'using', family: 'dlt-instances' }),
  subject('did-method', 'DID method', 'name a DID method', {
    joining: 'using',
    family: 'did-methods',
  }),
  subject('standard', 'standard', 'name a standard', { joining: 'using', family: 'standards' }),
  subject('format', 'credential format', 'name the standard of a credential format', {
    joining: 'using',
  }),
  subject('protocol', 'exchange protocol', 'name the standard of an exchange protocol', {
    joining: 'using',
  }),
  subject('regulation', 'law', 'name a law', {
    csvTitle: 'Regulation',
    joining: 'following',
    predicate: 'follow',
    family: 'regulations',
  }),
  subject('industry', 'industry', 'name an industry', {
    joining: 'for the industry',
    predicate: 'are for the industry',
    plural: 'industries',
    family: 'industries',
  }),
  axis('status', 'status', 'have a known status', {
    joining: 'with the status',
    predicate: 'have the status',
    plural: 'statuses',
  }),
  axis('year', 'launch year', 'have a launch date', {
    // A pilot counts in the year in which it began.
    joining: 'that started in',
    predicate: 'started in',
    label: launchYearLabel,
    csvTitle: 'Year of first use',
  }),
  axis(
    'manager-sector',
    'sector of managing organization',
    'have a managing organization with a known sector',
    {
      joining: 'with a managing organization in the sector',
      predicate: 'have a managing organization in the sector',
      plural: 'sectors of managing organization',
    },
  ),
  axis('managed-by', 'managing organization', 'have a known managing organization', {
    joining: 'with the managing organization',
    predicate: 'have the managing organization',
    family: 'entities',
  }),
  axis('partner', 'partner', 'name a partner', {
    joining: 'with the partner',
    predicate: 'have the partner',
    label: 'Partner or funder',
    family: 'entities',
  }),
  axis('role', 'role', 'have an organization with a known role', {
    joining: 'with an organization in the role',
    predicate: 'have an organization in the role',
    label: 'Organization role',
    plural: 'organization roles',
  }),
]

export const getAxis = (key: string): Axis | undefined => axes.find((axis) => axis.key === key)
