/** Texts, addresses and countries of which some are hostile or unknown, by the index of a record. */

export const hostileTexts = [
  '<script>window.pwned = 1</script><img src=x onerror="window.pwned = 1">',
  '</title></script><!--',
  'abc\u202egnp.exe',
  'nul\u0000bell\u0007escape\u001b[31m',
  'half a character \ud83d',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not be interpolated.
  '"quotes" \' & ; {{ }} ${1} %00 %zz',
  'x'.repeat(100_000),
  '../../../etc/passwd',
  '   ',
]

export const hostileAddresses = [
  'javascript:window.pwned=1',
  'data:text/html,<script>window.pwned=1</script>',
  'https://user:secret@example.org/',
  'vbscript:x',
  '//example.org/protocol-relative',
  'not an address',
  'ftp://example.org/file',
]

export const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
export const text = (index: number, plain: string) =>
  index % 5 === 3 ? nth(hostileTexts, Math.floor(index / 5)) : plain
/** The index of the project whose title is the hostile text at this position. */
export const withHostileTitle = (at: number): number => at * 5 + 3
export const address = (index: number) =>
  index % 3 === 1 ? nth(hostileAddresses, index) : `https://example.org/${index}`
export const country = (index: number) =>
  nth(
    [
      { id: 756, name: 'Switzerland', code: 'CH' },
      null,
      { id: 900_001, name: 'Atlantis', code: 'QQ' },
    ],
    index,
  )
