/** A small document about an entity, which clients show in a frame. It has neither styles nor scripts. */
import { escapeXml } from '@/lib/text/xml'
import type { Entity } from './entities'

const maxText = 240

const shortened = (text: string): string =>
  text.length <= maxText ? text : `${text.slice(0, maxText).replace(/\s+\S*$/, '')} …`

export function getPreview({ name, description, path, node }: Entity, siteUrl: string): string {
  const text = node?.description ? `<p>${escapeXml(shortened(node.description))}</p>` : ''
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeXml(name)}</title></head>
<body>
<p><b><a href="${escapeXml(siteUrl + path)}" target="_blank" rel="noopener">${escapeXml(name)}</a></b><br>${escapeXml(description)}</p>
${text}
</body>
</html>
`
}
