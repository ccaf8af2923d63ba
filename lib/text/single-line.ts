// Control characters, and those that set or end the direction of the text around them.
const unwanted = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A text that may stand in a line beside others: in one line, in whole characters, in the direction of the line. */
export const singleLine = (text: string): string =>
  text
    .replace(unwanted, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .trim()
