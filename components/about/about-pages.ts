/** The pages below `/about`. To add one, add a file next to this one and an entry here. */
import type { ComponentType } from 'react'
import { Codebook } from './codebook'
import { HowFactsAreCorrected } from './how-facts-are-corrected'
import { HowProjectsGetIn } from './how-projects-get-in'
import { WhenSourcesDisagree } from './when-sources-disagree'
import { WhoPays } from './who-pays'

interface AboutPageEntry {
  title: string
  description: string
  Page: ComponentType
}

/** Keyed by the last segment of their addresses. */
export const aboutPages: Readonly<Record<string, AboutPageEntry>> = {
  codebook: {
    title: 'Codebook',
    description:
      'Every field of DID Atlas: what it means, which values it has, what evidence it takes, and how many records have it.',
    Page: Codebook,
  },
  inclusion: {
    title: 'How a project gets in',
    description:
      'The criteria by which DID Atlas includes projects of decentralized identity, how a project is added, and when it leaves.',
    Page: HowProjectsGetIn,
  },
  corrections: {
    title: 'How a fact is corrected',
    description:
      'What a correction of DID Atlas takes, what happens to it, and what becomes of a fact whose source disappears.',
    Page: HowFactsAreCorrected,
  },
  conflicts: {
    title: 'When sources disagree',
    description:
      'Which source DID Atlas takes where two say different things, and what it leaves out.',
    Page: WhenSourcesDisagree,
  },
  funding: {
    title: 'Who pays',
    description:
      'What the software and the data of DID Atlas show about money, and what they cannot show.',
    Page: WhoPays,
  },
}

export const aboutPageOf = (segment: string): AboutPageEntry | undefined =>
  Object.hasOwn(aboutPages, segment) ? aboutPages[segment] : undefined
