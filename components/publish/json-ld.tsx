import { inlineNode } from '@/lib/portal/publish/seo/json-ld/inline'
import type { JsonLdNode } from '@/lib/portal/publish/seo/json-ld/node'

/** A JSON-LD block in a page. */
export const JsonLd = ({ node }: { node: JsonLdNode }) => (
  <script
    type="application/ld+json"
    id="description"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it contains nothing that could end the script.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(inlineNode(node)) }}
  />
)
