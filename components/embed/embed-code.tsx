import { type Embed, frameOf } from '@/lib/embed/embeds'
import { readSettings } from '@/lib/env'

/** The HTML with which another site shows this. One click selects it whole. */
export function EmbedCode({ embed }: { embed: Embed }) {
  return (
    <details className="screen-only text-[0.9375rem]">
      <summary className="w-fit cursor-pointer py-0.5 text-accent">Embed</summary>
      <p className="mt-1 text-muted text-note">
        This HTML shows it on another site, with credit and licence:
      </p>
      <code className="mt-1 block select-all border border-rule bg-surface p-2.5 text-xs [overflow-wrap:anywhere]">
        {frameOf(embed, readSettings().SITE_URL)}
      </code>
    </details>
  )
}
