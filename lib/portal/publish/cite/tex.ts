/** Escapes text for a .bib file. Only characters that are special in TeX are escaped; all others stay as UTF-8. */

const commands: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
}

/** Sequences such as `--` and '', which TeX would turn into a single character. */
const ligature = /([-'`,!?])(?=[-'`,])/g

export const escapeTex = (text: string): string =>
  text
    .replace(/[\\~^<>&%$#_{}]/g, (character) => commands[character] ?? `\\${character}`)
    .replace(ligature, '$1{}')
