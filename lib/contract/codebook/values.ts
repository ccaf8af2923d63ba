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
  'DID Project': 'Builds, runs or tries something: a wallet, a service, a pilot, a network.',
  Consortium: 'A group of organizations or projects that works on decentralized identity together.',
}

export const entityTypes: Readonly<Record<z.infer<typeof EntityType>, string>> = {
  Public: 'A government, an authority, or a body that one of them owns or controls.',
  Private: 'Any other organization: companies, associations, foundations, private universities.',
}

interface StatusDefinition {
  means: string
  /** What a source has to say for a record to have this status. */
  evidence: string
  of: z.infer<typeof ProjectType>
}

export const projectStatuses: Readonly<Record<z.infer<typeof ProjectStatus>, StatusDefinition>> = {
  Announced: {
    means: 'Announced, but not launched.',
    evidence:
      'A page of those responsible, or a report on it, says that it is planned or being built, and none says that anybody can use it.',
    of: 'DID Project',
  },
  Pilot: {
    means: 'In pilot or testing phase.',
    evidence:
      'A page says that chosen people or organizations use it for a limited time or with limited effect: a pilot, a public beta, a sandbox.',
    of: 'DID Project',
  },
  Launched: {
    means: 'Live and operational.',
    evidence:
      'A page says that those for whom it is meant use it, or can: a launch that is reported as done, a service that is open, an app that can be installed.',
    of: 'DID Project',
  },
  Discontinued: {
    means: 'Shut down.',
    evidence: 'A page says that it has ended or been replaced. That a site is gone is not enough.',
    of: 'DID Project',
  },
  Active: {
    means: 'The consortium is active.',
    evidence:
      'A page of the consortium or a member shows that it works: members, meetings, results.',
    of: 'Consortium',
  },
  Inactive: {
    means: 'The consortium is inactive.',
    evidence: 'A page says that it has ended, or its planned time is over.',
    of: 'Consortium',
  },
}

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
  Subnational: 'Those of a state, a province or a city.',
  Supranational: 'Those of the European Union, a regional body or several named countries.',
  Institutional: 'Those of one university, agency, company or sector.',
  Global: 'Those of the whole world.',
}

/** What counts as a national wallet, which is a project of the kind Wallet and the level National. */
export const nationalWallet = {
  means:
    'A national wallet has the kind Wallet and the level National: it is for the people of a country in general, and the national government, or a body that it mandates, provides or announces it. Apps that only display documents, log people in or let others check a code online are not national wallets.',
  status:
    'A national wallet is Launched once it is open to the public with at least one official document or credential, which does not mean that it is certified under EU rules; Pilot while users test the wallet itself, in a public beta or a limited group; Announced while it is planned, tendered or in development. Taking part in an EU consortium is no pilot.',
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
  Managing: 'Runs or is responsible for the project.',
  Funding: 'Pays for it, in part or whole.',
  Affiliation:
    'Takes part in it in another way: as a supplier, a pilot partner, an issuer, a verifier.',
  Member: 'Is a member of the consortium.',
} as const

export const standardRelations = {
  Follows: 'Is built on the standard, or says that it conforms to it.',
  Management: 'Writes or maintains the standard.',
} as const

export const sourceKinds: Readonly<Record<SourceKind, string>> = {
  official: 'Published by a government, an authority, a court, a parliament or a body of theirs.',
  standard: 'A text of a standards body, or an entry in its register, such as that of DID methods.',
  project:
    'The site, documentation or social channel of a project, be it of the one that the fact is about or of another.',
  academic: 'A university’s page, a paper, a thesis.',
  code: 'A repository of source code and what lies in it.',
  press: 'A newspaper, a magazine, a trade journal, a news agency.',
  company: 'A company, also where it writes of its own part in a project.',
  other: 'Anything else: associations, blogs, encyclopedias, pages of unknown publishers.',
}

export const sourceStates: Readonly<Record<SourceState, string>> = {
  unchecked: 'No check has asked for the address since its facts were read there.',
  available: 'The last check found the page.',
  moved: 'The page has moved for good; `moved_to` says where.',
  blocked:
    'The site lets no machine look, so that the checks cannot tell whether the page is still there.',
  unavailable: 'The last check did not get the page; it may be back tomorrow.',
  gone: 'Checks failed on three different days. The facts stay; the source says since when it is gone, and an archived copy is offered first.',
}
