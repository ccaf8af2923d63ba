/** The facets of projects, which are also the rows and columns of the tables on `/explore`. */

import { type TechnicalProperty, technicalProperties } from '@/lib/contract/projects'
import { EntityRole, ProjectKind, ProjectLevel } from '@/lib/contract/values'
import { criterionNames, propertyNames } from '@/lib/portal/profile/property-names'
import {
  credentialFormats,
  exchangeProtocols,
  getLabels,
  getNamed,
} from '@/lib/portal/projects/credential-protocols'
import { launchYear, lifespans, noLifespanLabel } from '@/lib/portal/projects/project-dates'
import { disclosedStatus, statusLabels } from '@/lib/portal/projects/status'
import { launchYearLabel, noLaunchYearLabel } from '@/lib/text/labels'
import {
  countryFacet,
  enumFacet,
  groupFacet,
  idForm,
  idParser,
  linkedIds,
  linkFacet,
  recordFacet,
  textFacet,
  withNone,
  yearFacet,
} from '../facets'
import type { Facet, NodeSubject } from '../list-definition'

/** The technologies of a project's ledgers, as far as they are known. */
function getTechnologies({ neighbours, graph }: NodeSubject): string[] {
  const ledgers = linkedIds(neighbours, 'dlt-instances')
  const ids = ledgers.flatMap((id) =>
    linkedIds(graph?.neighbours(`dltinstance-${id}`) ?? [], 'dlts'),
  )
  return [...new Set(ids)]
}

const sectorNames = { Public: 'Public', Private: 'Private' }

function getManagingSectors({ neighbours, graph }: NodeSubject): string[] {
  const managing = neighbours.filter(({ link }) => link.type === 'Managing')
  const sectors = new Set(managing.flatMap(({ node }) => graph?.getTypes(node) ?? []))
  return [...sectors].filter((sector) => Object.hasOwn(sectorNames, sector))
}

/** The titles of a project's standards, by which its formats and protocols are recognized. */
const getStandardTitles = ({ neighbours }: NodeSubject): string[] =>
  neighbours.flatMap(({ node }) => (node.type === 'Standard' ? node.title : []))

const answerNames = { yes: 'Yes', no: 'No' }

function getAnswers(
  { facts }: NodeSubject,
  property: TechnicalProperty,
): (keyof typeof answerNames)[] {
  const answer = facts?.answers?.[property] ?? null
  if (answer === null) return []
  return answer ? ['yes'] : ['no']
}

const getList = (value: string | null | undefined): string[] => (value ? [value] : [])

/** Names values that are words of their own. */
const toNames = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]))

/** The key of a technical property's facet, as used in URLs: `uses-ssi`. */
export const propertyFacetKey = (property: TechnicalProperty): string =>
  property.replaceAll('_', '-')

const propertyFacet = (property: TechnicalProperty): Facet<NodeSubject> =>
  enumFacet({
    key: propertyFacetKey(property),
    label: propertyNames[property],
    group: 'Technical properties',
    needs: 'details',
    values: (subject) => getAnswers(subject, property),
    names: answerNames,
  })

const withoutHeadquarters = {
  singular: 'matches, but we do not know where it is based',
  plural: 'match, but we do not know where they are based',
  instead: 'serves',
}

/** The facets of which a project may have no value. They also offer a choice for these projects. */
const facetsWithNone: readonly Facet<NodeSubject>[] = [
  enumFacet({
    key: 'status',
    label: 'Status',
    values: ({ node }) => getList(disclosedStatus(node.status)),
    names: statusLabels,
  }),
  countryFacet({
    key: 'country',
    label: 'Based in',
    unknownNote: withoutHeadquarters,
    values: ({ node }) => getList(node.country),
  }),
  enumFacet({
    key: 'kind',
    label: 'Kind',
    needs: 'classes',
    values: ({ facts }) => getList(facts?.kind),
    names: toNames(ProjectKind.options),
  }),
  enumFacet({
    key: 'level',
    label: 'Level',
    needs: 'classes',
    values: ({ facts }) => getList(facts?.level),
    names: toNames(ProjectLevel.options),
  }),
  groupFacet(({ node }) => getList(node.country)),
  textFacet({
    key: 'region',
    label: 'Region',
    unknownNote: withoutHeadquarters,
    needs: 'projects',
    values: ({ facts }) => getList(facts?.region),
  }),
  countryFacet({
    key: 'serves',
    label: 'Serves',
    needs: 'countries',
    values: ({ facts }) => facts?.serves ?? [],
  }),
  yearFacet({
    key: 'year',
    label: launchYearLabel,
    noneName: noLaunchYearLabel,
    values: ({ node }) => getList(launchYear(node.launch)),
  }),
  {
    key: 'industry',
    label: 'Industry',
    needs: 'graph',
    family: 'industries',
    parse: idParser,
    form: idForm,
    values: ({ node }) => node.industryIds,
    getName: (value, names) => names.industry(value),
  },
  linkFacet('dlt-instances', { key: 'ledger', label: 'Ledger' }),
  recordFacet('dlts', {
    key: 'technology',
    label: 'Ledger technology',
    needs: 'graph',
    values: getTechnologies,
  }),
  linkFacet('did-methods', { key: 'did-method', label: 'DID method' }),
  linkFacet('standards', { key: 'standard', label: 'Standard' }),
  enumFacet({
    key: 'format',
    label: 'Credential format',
    needs: 'graph',
    values: (subject) => getNamed(credentialFormats, getStandardTitles(subject)),
    names: getLabels(credentialFormats),
  }),
  enumFacet({
    key: 'protocol',
    label: 'Exchange protocol',
    needs: 'graph',
    values: (subject) => getNamed(exchangeProtocols, getStandardTitles(subject)),
    names: getLabels(exchangeProtocols),
  }),
  linkFacet('regulations', { key: 'regulation', label: 'Law' }),
  linkFacet('entities', { key: 'managed-by', label: 'Managing organization', types: ['Managing'] }),
  enumFacet({
    key: 'manager-sector',
    label: 'Sector of managing organization',
    needs: 'graph',
    values: getManagingSectors,
    names: sectorNames,
  }),
  linkFacet('entities', {
    key: 'partner',
    label: 'Partner or funder',
    types: ['Affiliation', 'Funding', 'Member'],
  }),
  enumFacet({
    key: 'role',
    label: 'Organization role',
    needs: 'roles',
    values: ({ facts }) => facts?.roles ?? [],
    names: toNames(EntityRole.options),
  }),
  recordFacet('entities', {
    key: 'supplier',
    label: 'Supplier',
    needs: 'roles',
    values: ({ facts }) => facts?.suppliers ?? [],
  }),
  textFacet({
    key: 'product',
    label: 'Product',
    needs: 'details',
    values: ({ facts }) => facts?.products ?? [],
  }),
  ...technicalProperties.map(propertyFacet),
  enumFacet({
    key: 'criterion',
    label: 'Inclusion criterion',
    needs: 'details',
    values: ({ facts }) => facts?.criteria ?? [],
    names: { ...criterionNames, exception: 'Included as an exception' },
  }),
  enumFacet({
    key: 'lifespan',
    label: 'Time from launch to end',
    needs: 'details',
    noneName: noLifespanLabel,
    values: ({ facts }) => getList(facts?.lifespan),
    names: lifespans,
  }),
]

export const projectFacets: readonly Facet<NodeSubject>[] = [
  enumFacet({
    key: 'type',
    label: 'Type',
    values: ({ node }) => [node.type],
    names: { 'DID Project': 'Projects', Consortium: 'Consortia' },
  }),
  ...facetsWithNone.map((facet) => withNone(facet)),
]
