/** Titles of sources whose own title is unknown, from the words of their addresses. */
import { getHost } from '@/lib/text/safe-http-url'
import { capitalized } from '@/lib/text/sentences'

const maxLength = 100
/** Fewer words say too little, so those of the segments before are added. */
const minWords = 3
/** Characters that are invisible or change the direction of the text. A plain space is neither. */
const unsafe = /(?! )[\p{C}\p{Z}]/u

/**
 * Decodes each sequence of percent codes. Sequences that are not text, or are unsafe, become an ellipsis. Mathematical
 * letters, with which some sites set titles in bold, become plain letters.
 */
const decoded = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      const plain = decodeURIComponent(codes).normalize('NFKC')
      return unsafe.test(plain) ? '…' : plain
    } catch {
      return '…'
    }
  })

/** Long text is truncated at the end, because its beginning is the most informative. */
function truncated(text: string): string {
  const characters = [...text]
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('')}…`
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const fileEndings = /(?:\.\d*[a-z][a-z\d]{1,7}){1,2}$/i
const dates = /(?<!\d)(?:19|20)\d\d[-_.]\d\d?[-_.]\d\d?(?!\d)/g
/** Numbers at either end count pages or articles, unless they are years. */
const outerNumbers = /^(?!(?:19\d|20[0-4])\d\b)\d{3,} | (?!(?:19\d|20[0-4])\d$)\d{3,}$|(?<!\d) 0$/g
const language = /^[a-z]{2}(?:[-_][a-z]{2})?$/i
const lastLanguage = / (?:de|en|es|fr|it|nl|pt)$/i
/** Names that servers give to pages of any content. */
const technical =
  /^(?:amp|articles?|blob|default|details?|files?|home|htmlpresent|index|item|main|node|pages?|pdf|plugins|posts?|print|tree|view|viewer|viewpagesrc|viewsource)$/i
/** Abbreviations of the field, and words without a vowel: `dtc`, `mdl`. */
const abbreviations =
  /(?<=^| )(?:ebsi|eu|eudi|iata|id|ssi|tsa|uk|[bcdfghjklmnpqrstvwxz]{3})(?=$| )/g

/** Numbers and hashes: five digits, several groups of digits among letters, or hexadecimal digits. */
const isId = (word: string): boolean =>
  /\d(?:.*\d){4}/.test(word) ||
  (/\p{L}/u.test(word) && (word.match(/\d+/g)?.length ?? 0) > 1) ||
  /^(?=.*\d)[\da-f]{6,}$/i.test(word)

const countWords = (text: string): number =>
  text.split(' ').filter((word) => /\p{L}{2}/u.test(word)).length

/** A segment of a path in words. Empty if it has none that people read. */
function readSegment(segment: string): string {
  const text = decoded(segment).replace(uuids, '').replace(dates, '').replace(fileEndings, '')
  if (language.test(segment)) return ''
  const words = text
    .split(/[-_+,~ ]+/)
    .filter((word) => word !== '' && !isId(word))
    .join(' ')
    .replace(outerNumbers, '')
    .replace(lastLanguage, '')
    .replace(abbreviations, (word) => word.toUpperCase())
  const isTechnical = words.split(' ').every((word) => technical.test(word))
  return isTechnical || countWords(words) === 0 ? '' : words
}

/** The last segments of a path, until they have enough words. */
function lastSegments(segments: readonly string[]): string | undefined {
  const last: string[] = []
  for (const text of segments.toReversed()) {
    if (text === '' || last.some((other) => other.includes(text))) continue
    last.unshift(text)
    if (countWords(last.join(' ')) >= minWords) return last.join(' › ')
  }
  // What precedes a number is the name of a section, with too few words to describe a page in it.
  return segments.at(-1) === '' || last.length === 0 ? undefined : last.join(' › ')
}

/** The repository, and the name of a file in it with its folder, which many repositories need to tell files apart. */
function repositoryFile(segments: readonly string[]): string | undefined {
  const [, repository = '', , , ...path] = segments
  const names = [repository, ...path.slice(-2)]
  const isRepeated = (name: string, index: number) =>
    names.indexOf(name) < index ||
    (index > 0 && countWords(name) >= minWords && repository.includes(name))
  return (
    names.filter((name, index) => name !== '' && !isRepeated(name, index)).join(' › ') || undefined
  )
}

function findWords(url: URL): string | undefined {
  const segments = url.pathname.split('/').filter(Boolean).map(readSegment)
  if (getHost(url) === 'github.com') return repositoryFile(segments)
  return segments.findLast((text) => countWords(text) >= minWords) ?? lastSegments(segments)
}

const isHomePage = ({ pathname, search }: URL): boolean =>
  search === '' && pathname.split('/').every((segment) => segment === '' || language.test(segment))

/** The end of a title that states itself that the source has none. */
export const untitledPage = 'untitled page'

/**
 * The publisher, and the words of the address without numbers, dates, hashes, languages and file endings.
 * @example titleFromAddress(new URL('https://press.example/2026/how-it-works-4711.html'), 'The Press') // 'The Press: How it works'
 * @example titleFromAddress(new URL('https://press.example/?p=4711'), 'The Press') // 'The Press: untitled page'
 * @example titleFromAddress(new URL('https://www.admin.example/eid/law/')) // 'admin.example: Eid › law'
 */
export function titleFromAddress(url: URL, publisher = getHost(url)): string {
  const words = findWords(url)
  const page = isHomePage(url) ? 'home page' : untitledPage
  return `${publisher}: ${words ? truncated(capitalized(words)) : page}`
}
