/** Definitions of the fields of standards, ledgers, DID methods and industries. */
import type { Family } from '../families'
import type { Definitions } from './definition'

export const technologyDefinitions = {
  standards: {
    title: {
      means: 'The title of the standard or specification.',
      example: 'Verifiable Credentials Data Model',
      evidence: 'itself',
    },
    projects: { means: 'The projects that follow or write it.', evidence: 'source' },
    projects_following: { means: 'The projects that follow it.', evidence: 'source' },
    projects_following_count: {
      means: 'The number of projects that follow it.',
      example: 31,
      evidence: 'counted',
    },
    projects_managing: { means: 'The projects that write or maintain it.', evidence: 'source' },
  },

  dlts: {
    title: {
      means: 'The name of the ledger technology.',
      example: 'Hyperledger Indy',
      evidence: 'itself',
    },
    type: {
      means: 'Its class by access and consensus.',
      example: 'Public permissioned',
      evidence: 'itself',
    },
    has_specific_operator: {
      means:
        'Whether its ledgers usually have an operator of their own. Null if that is not known.',
      example: true,
      evidence: 'itself',
    },
    instance_count: {
      means: 'The number of its ledgers in the atlas.',
      example: 4,
      evidence: 'counted',
    },
    total_instances: {
      means: 'The same number, under the name that it has in the detail.',
      example: 4,
      evidence: 'counted',
    },
    total_projects: {
      means: 'The number of projects that use one of its ledgers.',
      example: 17,
      evidence: 'counted',
    },
    projects: { means: 'The projects that use one of its ledgers.', evidence: 'source' },
    instances: { means: 'Its ledgers.', evidence: 'record' },
    'instances[].projects_using': {
      means: 'The number of projects that use the ledger.',
      example: 6,
      evidence: 'counted',
    },
  },

  'dlt-instances': {
    name: { means: 'The name of the ledger.', example: 'Sovrin MainNet', evidence: 'itself' },
    dlt: { means: 'The technology that it runs on.', evidence: 'source' },
    source: {
      means: 'The address of the page that confirms operator and technology.',
      example: 'https://ledger.example/about',
      evidence: 'source',
    },
    projects: { means: 'The projects that use it.', evidence: 'source' },
    did_methods: { means: 'The DID methods that are anchored in it.', evidence: 'source' },
  },

  'did-methods': {
    id: {
      means:
        'The number of the DID method, of up to 13 digits. It never changes and is never used again.',
      example: 262,
      evidence: 'assigned',
    },
    name: { means: 'The name of the method without `did:`.', example: 'web', evidence: 'register' },
    contact_name: {
      means: 'Whom its specification or register entry names as contact.',
      example: 'Sample Working Group',
      evidence: 'register',
    },
    contact_website: {
      means: 'The website of that contact.',
      example: 'https://group.example',
      evidence: 'register',
    },
    source: {
      means: 'The address of the page that confirms the entry.',
      example: 'https://register.example/did-sample',
      evidence: 'source',
    },
    project_count: {
      means: 'The number of projects that use it, as a text.',
      example: '12',
      evidence: 'counted',
    },
    projects: { means: 'The projects that use it.', evidence: 'source' },
    dlt_instances: { means: 'The ledgers in which it is anchored.', evidence: 'source' },
    entities: { means: 'The organizations that wrote or maintain it.', evidence: 'source' },
    persons: { means: 'The people who wrote or maintain it.', evidence: 'source' },
  },

  industries: {
    name: { means: 'The name of the industry.', example: 'Education', evidence: 'assigned' },
    project_count: {
      means: 'The number of its projects. Industries with fewer than five are not listed.',
      example: 38,
      evidence: 'counted',
    },
    projects: { means: 'Its projects.', evidence: 'source' },
  },
} satisfies Partial<Record<Family, Definitions>>
