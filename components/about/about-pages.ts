/** Pages below `/about`, except the audits. To add one, add a file next to this one and an entry here. */
import type { ComponentType } from 'react'
import { siteName } from '@/lib/contract/site-name'
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
    description: `What words, statuses and facts in ${siteName} mean, and what evidence they need.`,
    Page: Codebook,
  },
  inclusion: {
    title: 'Which projects we include',
    description: 'Our criteria for including projects, how we add one, and when we remove one.',
    Page: HowProjectsGetIn,
  },
  corrections: {
    title: 'How we correct facts',
    description:
      'How to suggest a correction, what happens next, and what we do when a source disappears.',
    Page: HowFactsAreCorrected,
  },
  conflicts: {
    title: 'When sources disagree',
    description: 'Which source we use when two disagree, and what we leave out.',
    Page: WhenSourcesDisagree,
  },
  funding: {
    title: 'Funding and independence',
    description: `The rules that ${siteName} follows, and what it states about its funding.`,
    Page: WhoPays,
  },
}

/** Their paths, for the sitemap. */
export const aboutPaths = Object.keys(aboutPages).map((segment) => `/about/${segment}`)

export const getAboutPage = (segment: string): AboutPageEntry | undefined =>
  Object.hasOwn(aboutPages, segment) ? aboutPages[segment] : undefined
