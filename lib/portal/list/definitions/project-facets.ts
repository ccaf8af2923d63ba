/** The facets of projects, which are also the rows and columns of the tables on `/explore`. */

import { displayName } from '@/lib/contract/families'
import { type TechnicalProperty, technicalProperties } from '@/lib/contract/projects'
import { EntityRole, ProjectKind, ProjectLevel } from '@/lib/contract/values'
import { criterionNames, propertyNames } from '@/lib/portal/profile/property-names'
import { statusLabels, undisclosedStatus } from '@/lib/portal/projects/status'
import { launchYear } from '@/lib/portal/records/launch-year'
import { launchYearLabel, noLaunchDateLabel, notDisclosedLabel } from '@/lib/text/labels'
import {
  countryFacet,
  enumFacet,
  idForm,
  idParser,
  linkFacet,
  recordFacet,
  textFacet,
  withNone,
  withUnknown,
} from '../facets'
import type { Facet, NodeSubject } from '../list-definition'
import {
  answerNames,
  getAnswer,
  getManagingSectors,
  getTechnologies,
  sectorNames,
} from './project-values'

const getList = (value: string | null | undefined): string[] => (value ? [value] : [])

/** Names values that are words of their own. */
const asNames = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]))

/** The key of a technical property's facet, as used in URLs: `uses-ssi`. */
export const propertyFacetKey = (property: TechnicalProperty): string =>
  property.replaceAll('_', '-')

const propertyFacet = (property: TechnicalProperty): Facet<NodeSubject> =>
  enumFacet(
    {
      key: propertyFacetKey(property),
      label: propertyNames[property],
      group: 'Technical properties',
      needs: 'details',
      values: (subject) => [getAnswer(subject, property)],
    },
    answerNames,
  )

const withoutHeadquarters = {
  one: 'matches but has no known headquarters',
  many: 'match but have no known headquarters',
  instead: 'serves',
}

/** The name for projects without one of our own classes. */
const notClassified = 'Not classified'
/** The name for ledgers whose technology is unknown. */
const technologyUnknown = 'Technology unknown'

export const projectFacets: readonly Facet<NodeSubject>[] = [
  enumFacet(
    { key: 'type', label: 'Type', values: ({ node }) => [node.type] },
    { 'DID Project': 'DID projects', Consortium: 'Consortia' },
  ),
  enumFacet(
    { key: 'status', label: 'Status', values: ({ node }) => [node.status ?? undisclosedStatus] },
    statusLabels,
  ),
  withNone(
    countryFacet({
      key: 'country',
      label: 'Headquarters',
      unknownNote: withoutHeadquarters,
      values: ({ node }) => getList(node.country),
    }),
    notDisclosedLabel,
  ),
  withNone(
    enumFacet(
      {
        key: 'kind',
        label: 'Kind',
        needs: 'classes',
        values: ({ facts }) => getList(facts?.kind),
      },
      asNames(ProjectKind.options),
    ),
    notClassified,
  ),
  withNone(
    enumFacet(
      {
        key: 'level',
        label: 'Level',
        needs: 'classes',
        values: ({ facts }) => getList(facts?.level),
      },
      asNames(ProjectLevel.options),
    ),
    notClassified,
  ),
  withNone(
    textFacet({
      key: 'region',
      label: 'Region of headquarters',
      unknownNote: withoutHeadquarters,
      needs: 'projects',
      values: ({ facts }) => getList(facts?.region),
    }),
    notDisclosedLabel,
  ),
  withNone(
    countryFacet({
      key: 'serves',
      label: 'Country served',
      needs: 'countries',
      values: ({ facts }) => facts?.serves ?? [],
    }),
    notDisclosedLabel,
  ),
  withNone(
    textFacet({
      key: 'year',
      label: launchYearLabel,
      highestFirst: true,
      values: ({ node }) => getList(launchYear(node.launch)),
    }),
    noLaunchDateLabel,
  ),
  withNone(
    {
      key: 'industry',
      label: 'Industry',
      needs: 'graph',
      parse: idParser,
      form: idForm,
      values: ({ node }) => node.industryIds,
      getName: (value, names) => names.industry(value),
    },
    notDisclosedLabel,
  ),
  withNone(linkFacet('dlt-instances', { key: 'ledger', label: 'Ledger' }), notDisclosedLabel),
  withNone(
    withUnknown(
      recordFacet('dlts', {
        key: 'technology',
        label: 'Ledger technology',
        needs: 'graph',
        values: getTechnologies,
      }),
      technologyUnknown,
    ),
    notDisclosedLabel,
  ),
  withNone(
    linkFacet('did-methods', {
      key: 'did-method',
      label: 'DID method',
      display: (name) => displayName('did-methods', name),
    }),
    notDisclosedLabel,
  ),
  withNone(
    linkFacet('standards', { key: 'standard', label: 'Standard followed or maintained' }),
    notDisclosedLabel,
  ),
  withNone(linkFacet('regulations', { key: 'regulation', label: 'Regulation' }), notDisclosedLabel),
  withNone(
    linkFacet('entities', {
      key: 'managed-by',
      label: 'Managing organization',
      types: ['Managing'],
    }),
    notDisclosedLabel,
  ),
  withNone(
    enumFacet(
      {
        key: 'manager-sector',
        label: 'Sector of managing organization',
        needs: 'graph',
        values: getManagingSectors,
      },
      sectorNames,
    ),
    notDisclosedLabel,
  ),
  withNone(
    linkFacet('entities', {
      key: 'partner',
      label: 'Funder, member or other partner',
      types: ['Affiliation', 'Funding', 'Member'],
    }),
    notDisclosedLabel,
  ),
  withNone(
    enumFacet(
      {
        key: 'role',
        label: 'Role of an organization',
        needs: 'roles',
        values: ({ facts }) => facts?.roles ?? [],
      },
      asNames(EntityRole.options),
    ),
    notDisclosedLabel,
  ),
  ...technicalProperties.map(propertyFacet),
  withNone(
    enumFacet(
      {
        key: 'criterion',
        label: 'Inclusion criterion',
        needs: 'details',
        values: ({ facts }) => facts?.criteria ?? [],
      },
      { ...criterionNames, exception: 'Included as an exception' },
    ),
    'No criterion confirmed',
  ),
]
