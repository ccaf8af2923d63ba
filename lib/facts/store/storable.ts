/**
 * Converts a text to a form that every store accepts: PostgreSQL rejects NUL, and SQLite ends a text there. It becomes
 * U+FFFF, a noncharacter, which like NUL equals only itself. JSON and folded texts contain neither.
 */
export const storable = (text: string): string => text.replaceAll('\0', '\uffff')
