/** The addresses of sources without a known title, in a form that people can read. */
import { getHost } from '@/lib/text/safe-http-url'

const maxLength = 100
/** Hashes of commits, files and the like, which mean nothing to readers. */
const hashes = /[0-9a-f]{32,}/gi
/** Ids of documents on Google's servers and the like: many letters of both cases and digits, without words. */
const isId = (segment: string): boolean =>
  /^[\w-]{25,}$/.test(segment) &&
  /[a-z][A-Z]/.test(segment) &&
  (segment.match(/\d[A-Za-z]/g)?.length ?? 0) > 2
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

/** Fewer words say too little. */
const minWords = 3

/** The words of the last segment of a path that has several, without the ending and the number of its file. */
function pathWords({ pathname }: URL): string | undefined {
  for (const segment of pathname.split('/').reverse()) {
    if (isId(segment)) continue
    const words = decoded(segment)
      .replace(/\.\w{2,5}$/, '')
      .split(/[-_+ ]+/)
      .filter((word) => word !== '' && !/^(?=.*\d)[\da-f]{6,}$/i.test(word))
    const count = words.filter((word) => /\p{L}{2}/u.test(word)).length
    if (count >= minWords) {
      return words.join(' ')
    }
  }
  return undefined
}

/** The repository, folder and name of a file on GitHub. Many repositories have files of the same name. */
function repositoryFile(url: URL): string | undefined {
  const [, , repository, kind, , ...path] = decoded(url.pathname).split('/')
  if (getHost(url) !== 'github.com' || kind !== 'blob' || path.length === 0) return undefined
  return truncated(`${repository}: ${path.slice(-2).join('/')}`)
}

/**
 * The host and the words of the path, or host, path and query if it has too few. The host shows that it is not a title.
 * @example readableAddress(new URL('https://press.example/2026/how-the-wallet-works.html')) // 'press.example: how the wallet works'
 * @example readableAddress(new URL('https://www.admin.ch/eid/')) // 'admin.ch/eid'
 */
export function readableAddress(url: URL): string {
  const file = repositoryFile(url)
  if (file) return file
  const words = pathWords(url)
  if (words) return truncated(`${getHost(url)}: ${words}`)
  const pathname = url.pathname.split('/').map((segment) => (isId(segment) ? '…' : segment))
  const path = decoded(pathname.join('/') + url.search)
    .replace(hashes, '…')
    .replace(/\/$/, '')
  return truncated(getHost(url) + path)
}
