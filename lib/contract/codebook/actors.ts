/** Definitions of the fields of organizations, people, countries and regulations. */
import type { Family } from '../families'
import type { Definitions } from './definition'
import { entityTypes } from './values'

export const actorDefinitions = {
  entities: {
    name: {
      means: 'The official name of the organization.',
      example: 'Sample Ministry of the Interior',
      evidence: 'itself',
    },
    trade_name: {
      means: 'The name under which it is known, if it is another.',
      example: 'SMI',
      evidence: 'itself',
    },
    'type[]': {
      means: 'Whether the organization is public or private. One that is both has both.',
      example: ['Public'],
      evidence: 'itself',
      values: entityTypes,
    },
    address: {
      means: 'Its postal address.',
      example: 'Sample Street 1, 3003 Bern',
      evidence: 'itself',
    },
    country: { means: 'The country of its seat.', evidence: 'itself' },
    coordinates: { means: 'Where its seat is on the map, in WGS 84.', evidence: 'stated' },
    'coordinates.latitude': {
      means: 'Degrees north of the equator.',
      example: 46.948,
      evidence: 'stated',
    },
    'coordinates.longitude': {
      means: 'Degrees east of Greenwich.',
      example: 7.447,
      evidence: 'stated',
    },
    operates_dlts: { means: 'The ledgers that it operates.', evidence: 'source' },
    project_relations: { means: 'The projects in which it has a part.', evidence: 'source' },
    'project_relations.managed': { means: 'Those that it manages.', evidence: 'source' },
    'project_relations.funded': { means: 'Those that it funds.', evidence: 'source' },
    'project_relations.affiliated': {
      means: 'Those in which it has another part.',
      evidence: 'source',
    },
    consortium_memberships: { means: 'The consortia of which it is a member.', evidence: 'source' },
    'consortium_memberships[].consortium': { means: 'The consortium.', evidence: 'record' },
    people: { means: 'People who act for it.', evidence: 'source' },
    'people.by_person': {
      means: 'Those who have a role in the organization itself.',
      evidence: 'source',
    },
    'people.by_person[].roles': {
      means: 'Their roles.',
      example: ['Director'],
      evidence: 'source',
    },
    'people.on_behalf_of': { means: 'Those who act for it in a project.', evidence: 'source' },
    'people.on_behalf_of[].on_behalf_of_role': {
      means: 'What the person does in the organization itself.',
      example: 'Head of digital identity',
      evidence: 'source',
    },
    did_method_relations: {
      means: 'The DID methods that it wrote or maintains.',
      evidence: 'source',
    },
  },

  people: {
    name: {
      means: 'The name under which the person acts in public.',
      example: 'Ada Example',
      evidence: 'stated',
    },
    project_relations: {
      means: 'The projects in which the person has or had a public role.',
      evidence: 'source',
    },
    'project_relations[].role': { means: 'What the person does there.', evidence: 'source' },
    'project_relations[].role.id': {
      means: 'A number of the role.',
      example: 12,
      evidence: 'assigned',
    },
    'project_relations[].role.title': {
      means: 'The role in words.',
      example: 'Programme lead',
      evidence: 'source',
    },
    'project_relations[].on_behalf_of_entity': {
      means: 'The organization for which the person acts.',
      evidence: 'source',
    },
    did_method_relations: {
      means: 'The DID methods that the person wrote or maintains.',
      evidence: 'source',
    },
  },

  regulations: {
    title: {
      means: 'The common name or abbreviation of the law.',
      example: 'eIDAS 2',
      evidence: 'itself',
    },
    url: {
      means: 'The address of its text.',
      example: 'https://law.example/2024/1183',
      evidence: 'itself',
    },
    country: {
      means: 'The country whose law it is; null for laws of several countries.',
      evidence: 'itself',
    },
    region: {
      means: 'The region in which it holds, if it is no law of one country.',
      evidence: 'itself',
    },
    'region.title': {
      means: 'The name of the region.',
      example: 'European Union',
      evidence: 'assigned',
    },
    'stats.total_links': {
      means: 'The number of projects that follow it.',
      example: 9,
      evidence: 'counted',
    },
    projects_following: { means: 'The projects that follow it.', evidence: 'source' },
  },

  countries: {
    id: {
      means: 'The number of the country in ISO 3166-1; 97 for the European Union.',
      example: 756,
      evidence: 'register',
    },
    name: { means: 'The short name of the country.', example: 'Switzerland', evidence: 'register' },
    formal_name: {
      means: 'The official name of the country.',
      example: 'Swiss Confederation',
      evidence: 'register',
    },
    'stats.entities': {
      means: 'The number of organizations that have their seat there.',
      example: 44,
      evidence: 'counted',
    },
    'stats.projects_hq': {
      means: 'The number of projects whose managing organization has its seat there.',
      example: 13,
      evidence: 'counted',
    },
    'stats.projects_target': {
      means: 'The number of projects that are meant for it.',
      example: 19,
      evidence: 'counted',
    },
    'stats.regulations': {
      means: 'The number of its own laws in the atlas.',
      example: 3,
      evidence: 'counted',
    },
    projects_hq: {
      means: 'The projects whose managing organization has its seat there.',
      evidence: 'record',
    },
    entities_hq: { means: 'The organizations that have their seat there.', evidence: 'record' },
    projects_target: {
      means: 'The projects that are meant for it; the source confirms that.',
      evidence: 'source',
    },
    regulations: { means: 'Its own laws.', evidence: 'record' },
  },
} satisfies Partial<Record<Family, Definitions>>
