import { JsonLdScript } from 'next-seo'
import { inlineNode, type JsonLdNode } from '@/lib/portal/publish/seo/json-ld/node'

/** A JSON-LD block in a page. */
export function JsonLd({ node }: { node: JsonLdNode }) {
  return <JsonLdScript data={inlineNode(node)} scriptKey="description" />
}
