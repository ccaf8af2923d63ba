/** The values of fields that have only a few, with their meanings. A status also states the evidence that it needs. */
import type { z } from 'zod'
import type { SourceKind, SourceState } from '../sources'
import type {
  EntityRole,
  EntityType,
  ProjectKind,
  ProjectLevel,
  ProjectStatus,
  ProjectType,
} from '../values'

export const projectTypes: Readonly<Record<z.infer<typeof ProjectType>, string>> = {
  'DID Project': 'Builds, runs or tests something: a wallet, a service, a pilot, a network.',
  Consortium: 'A group of organizations or projects that work together on decentralized identity.',
}

export const entityTypes: Readonly<Record<z.infer<typeof EntityType>, string>> = {
  Public: 'A government or authority, or a body that one owns or controls.',
  Private: 'Any other organization: companies, associations, foundations, private universities.',
}

interface StatusDefinition {
  means: string
  /** The evidence that a source must contain for this status. */
  evidence: string
  projectType: z.infer<typeof ProjectType>
}

export const projectStatuses: Readonly<Record<z.infer<typeof ProjectStatus>, StatusDefinition>> = {
  Announced: {
    means: 'Planned or being built. Nobody outside the project can use it yet.',
    evidence:
      'A source states that it is planned or being built, and none states that anyone can use it.',
    projectType: 'DID Project',
  },
  Pilot: {
    means: 'Being tested by users.',
    evidence:
      'A source states that selected users can use it for a limited time or with limited effect: a pilot, a public beta, a sandbox.',
    projectType: 'DID Project',
  },
  Launched: {
    means: 'In use: its intended users can use it.',
    evidence:
      'A source states that its intended users can use it: a completed launch, an open service, an app to install.',
    projectType: 'DID Project',
  },
  Discontinued: {
    means: 'Completed, shut down or replaced.',
    evidence:
      'A source states that it has ended or been replaced. A missing website is not enough.',
    projectType: 'DID Project',
  },
  Active: {
    means: 'The consortium is carrying out its work.',
    evidence: 'A page of the consortium or a member shows its work: members, meetings, results.',
    projectType: 'Consortium',
  },
  Inactive: {
    means: 'The consortium has ended.',
    evidence: 'A source states that it has ended, or its planned end date has passed.',
    projectType: 'Consortium',
  },
}

export const statusMeanings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(projectStatuses).map(([status, { means }]) => [status, means]),
)

export const projectKinds: Readonly<Record<z.infer<typeof ProjectKind>, string>> = {
  Wallet: 'An app or service in which people hold credentials or documents.',
  Credential: 'A public body issues one kind of credential or document.',
  'Organization identity': 'Identity or credentials of organizations, goods and trade documents.',
  Infrastructure:
    'A ledger, registry, trust framework, verification service, shared platform or sandbox.',
  Software: 'Open-source software or a reference implementation.',
  'Pilot programme': 'Several parties test several uses together.',
  'Research and funding': 'A research project, grant programme or challenge.',
  Alliance: 'An association, cooperation or working group.',
}

export const projectLevels: Readonly<Record<z.infer<typeof ProjectLevel>, string>> = {
  National: 'The people or organizations of a country.',
  Subnational: 'The people or organizations of a state, a province or a city.',
  Supranational:
    'The people or organizations of the European Union, a regional body or several named countries.',
  Institutional: 'The people or organizations of one university, agency, company or sector.',
  Global: 'People or organizations anywhere in the world.',
}

/** The definition of a national wallet: a project of the kind Wallet and the level National. */
export const nationalWallet = {
  means:
    'A national wallet is for the general public of a country. The national government, or a body acting for it, provides or announces it. An app does not count if it only displays documents, only logs people in, or only shows a code that others check online. In the data, a national wallet has the kind Wallet and the level National.',
  status:
    'A national wallet is Launched when the public can use it with at least one official document, even if it is not certified under EU rules. It is a Pilot while users test it, in a public beta or as a limited group. It is Announced while it is planned, tendered or in development. Taking part in an EU consortium does not count as a pilot.',
}

export const entityRoles: Readonly<Record<z.infer<typeof EntityRole>, string>> = {
  Supplier: 'Builds it or supplies its technology.',
  Operator: 'Runs it.',
  Issuer: 'Issues its credentials.',
  Verifier: 'Checks or accepts its credentials.',
  'Pilot partner': 'Takes part in a pilot of it.',
  'Research partner': 'Takes part in research on it.',
  Advisor: 'Advises it.',
}

export const relationshipTypes = {
  Managing: 'Runs the project or is responsible for it.',
  Funding: 'Pays for it, in part or in full.',
  Affiliation: 'Takes part in another way, such as supplier, pilot partner, issuer or verifier.',
  Member: 'Is a member of the consortium.',
} as const

export const standardRelations = {
  Follows: 'Is built on the standard or claims conformance.',
  Management: 'Writes or maintains the standard.',
} as const

export const sourceKinds: Readonly<Record<SourceKind, string>> = {
  official: 'A government, authority, court, parliament or public body.',
  standard: 'A standards body’s text or register, such as that of DID methods.',
  project: 'The website, documentation or social channel of any project.',
  academic: 'A university page, paper or thesis.',
  code: 'A source code repository and its contents. Anyone may have written it, including a supplier.',
  press: 'A newspaper, magazine, trade journal or news agency.',
  company: 'A company, including one describing its own part in a project.',
  other: 'Anything else: associations, blogs, encyclopedias, pages of unknown publishers.',
}

export const sourceStates: Readonly<Record<SourceState, string>> = {
  unchecked: 'We have not tested the link yet.',
  available: 'The last check found the page.',
  moved: 'The page has moved permanently to another address.',
  blocked: 'The site blocks automated checks.',
  unavailable: 'The last check failed; the page may come back.',
  gone: 'Checks failed on three different days. The facts stay, and we link to an archived copy if there is one.',
}

/** The names of values that several fields share. */
export const valueNames: ReadonlyMap<object, string> = new Map<object, string>([
  [projectTypes, 'ProjectType'],
  [projectKinds, 'ProjectKind'],
  [projectLevels, 'ProjectLevel'],
  [statusMeanings, 'ProjectStatus'],
  [entityTypes, 'EntityType'],
  [entityRoles, 'EntityRole'],
  [relationshipTypes, 'RelationshipType'],
  [standardRelations, 'StandardRelation'],
  [sourceKinds, 'SourceKind'],
  [sourceStates, 'SourceState'],
])
