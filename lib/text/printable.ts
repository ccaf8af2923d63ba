/** What a terminal or a reader of a log would not show as it is: controls, changes of direction, what has no glyph. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu

const escapeOf = (character: string): string =>
  [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('')

/**
 * The text with every such character as an escape of JSON, so that it cannot steer a terminal, hide a part of a line or
 * begin another one. JSON that was treated so is still the same JSON.
 * @example printable('a\u202eb') // 'a\\u202eb'
 */
export const printable = (text: string): string => text.replace(unprintable, escapeOf)
