/**
 * A text as a store takes it: PostgreSQL refuses NUL, and SQLite ends a text there. A character that stands for none is
 * equal to itself alone, as NUL is. JSON and folded texts have neither.
 */
export const storable = (text: string): string => text.replaceAll('\0', '\uffff')
