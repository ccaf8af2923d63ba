'use client'

import { type Embed, getFrame } from '@/lib/portal/publish/embed/embeds'
import { CopyButton } from './copy-button'

interface EmbedCodeProps {
  embed: Embed
  /** The address of this site. */
  site: string
  /** The subject of the embed, for the summary: `'this map'`. */
  what: string
}

/** The HTML that embeds something in another site. One click selects all of it. */
export function EmbedCode({ embed, site, what }: EmbedCodeProps) {
  const frame = getFrame(embed, site)
  return (
    <details className="embed-code screen-only">
      <summary>Embed {what}</summary>
      <p>
        Paste this HTML into another site. Credit and licence are included.{' '}
        <CopyButton what="the HTML" text={frame} />
      </p>
      <code>{frame}</code>
    </details>
  )
}

interface BadgeCodeProps {
  /** The path of the picture, and its alternative text. */
  path: string
  title: string
  /** The path of the profile to which it links. */
  profile: string
  site: string
  /** The subject of the badge, for the summary: `'this project'`. */
  what: string
}

/** The Markdown that shows a badge elsewhere, for example in the README of a repository. */
export function BadgeCode({ path, title, profile, site, what }: BadgeCodeProps) {
  const alternative = title.replace(/[[\]\\]/g, '\\$&')
  const markdown = `[![${alternative}](${site}${path})](${site}${profile})`
  return (
    <details className="embed-code screen-only">
      <summary>Badge for {what}</summary>
      <p>
        {/* biome-ignore lint/performance/noImgElement: it is small and drawn by this site. */}
        <img src={path} alt={title} height={20} loading="lazy" className="mb-2 block" />
        Add this badge to a README: <CopyButton what="the Markdown" text={markdown} />
      </p>
      <code>{markdown}</code>
    </details>
  )
}
