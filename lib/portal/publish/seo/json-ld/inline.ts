/**
 * Makes JSON-LD safe for inclusion in an HTML document. The component that writes it escapes `</script>` but not
 * `</script >`, which also ends a script, so `<` is replaced here. Files with the same description keep the `<`.
 */
import type { JsonLdNode, JsonLdValue } from './node'

function inlineValue(value: JsonLdValue): JsonLdValue {
  if (typeof value === 'string') return value.replaceAll('<', '‹')
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(inlineValue)
  return inlineNode(value as JsonLdNode)
}

export const inlineNode = (node: JsonLdNode): JsonLdNode =>
  Object.fromEntries(Object.entries(node).map(([name, value]) => [name, inlineValue(value)]))
