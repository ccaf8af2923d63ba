import { JsonLdScript } from 'next-seo'
import { inlineNode } from '@/lib/seo/json-ld/inline'
import type { JsonLdNode } from '@/lib/seo/json-ld/node'

/** A description for machines inside a page. */
export function JsonLd({ node }: { node: JsonLdNode }) {
  return <JsonLdScript data={inlineNode(node)} scriptKey="description" />
}
