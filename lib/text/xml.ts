const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/**
 * Escapes a text for the content and the attributes of XML and HTML. Control characters and other characters that XML
 * forbids become spaces.
 */
export const escapeXml = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
