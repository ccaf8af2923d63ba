/**
 * Replaces straight apostrophes between letters, as plain text files have them.
 * @example curlyApostrophes("Bhutan's wallet") // 'Bhutan’s wallet'
 */
export const curlyApostrophes = (text: string): string =>
  text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
