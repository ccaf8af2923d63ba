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
