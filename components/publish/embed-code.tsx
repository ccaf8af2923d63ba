'use client'

import { type Embed, frameOf } from '@/lib/portal/publish/embed/embeds'
import { CopyButton } from './copy-button'

interface EmbedCodeProps {
  embed: Embed
  /** The address of this site. */
  site: string
  /** What is shown, in the words of the summary: `'this map'`. */
  what: string
}

/** The HTML with which another site shows this. One click selects it whole. */
export function EmbedCode({ embed, site, what }: EmbedCodeProps) {
  const frame = frameOf(embed, site)
  return (
    <details className="embed-code screen-only">
      <summary>Embed {what}</summary>
      <p>
        This HTML shows it on another site, with credit and licence.{' '}
        <CopyButton what="the HTML" text={frame} />
      </p>
      <code>{frame}</code>
    </details>
  )
}
