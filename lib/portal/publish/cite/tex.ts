/** Text in a .bib file: the characters that mean something to TeX are escaped, all others stay as UTF-8. */

const commands: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
}

/** `--`, '' and their like would become one sign. */
const ligature = /([-'`,!?])(?=[-'`,])/g

export const escapeTex = (text: string): string =>
  text
    .replace(/[\\~^<>&%$#_{}]/g, (character) => commands[character] ?? `\\${character}`)
    .replace(ligature, '$1{}')
