/**
 * Characters that a terminal or a log viewer would not show: controls, changes of text direction, line separators and
 * others without a glyph.
 */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu

const getEscape = (character: string): string =>
  [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('')

/**
 * Writes every such character as a JSON escape, so that it cannot control a terminal, hide a part of a line or start a
 * new line. JSON keeps its meaning.
 * @example printable('a\u202eb') // 'a\\u202eb'
 */
export const printable = (text: string): string => text.replace(unprintable, getEscape)
