// Control characters, line separators, characters that change the direction of the text around them, and characters
// that XML forbids.
const unwanted = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu

/** Makes a text safe to insert into a line: it keeps no line breaks, changes of text direction or lone surrogates. */
export const singleLine = (text: string): string =>
  text
    .replace(unwanted, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .trim()
