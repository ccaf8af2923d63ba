/** What visitors drop or choose: credentials and the keys of signers, and files of data, told apart by what is in them. */
import { credentialEnding } from '@/lib/proof/credential'

export interface Chosen {
  /** The texts of credentials, and after them those of documents with keys. */
  texts: string[]
  data: File[]
}

/** Larger files are no credentials. */
const maxTextBytes = 5_000_000

const parts = ['proof', 'credentialSubject', 'assertionMethod'] as const

function hasPartsOfCredential(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return (
      typeof value === 'object' &&
      value !== null &&
      parts.some((name) => Object.hasOwn(value, name))
    )
  } catch {
    return false
  }
}

/** The text of a credential, or of what is called one; undefined for data. */
export async function credentialIn(file: File): Promise<string | undefined> {
  if (file.size > maxTextBytes) return undefined
  const isCalledOne = file.name.endsWith(credentialEnding)
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer())
  // Most data is larger than a credential and need not be read as text: JSON objects begin with a brace or with space.
  const mayBeOne = first !== undefined && (first === 0x7b || first <= 0x20 || first === 0xef)
  if (!isCalledOne && !mayBeOne) return undefined
  const text = await file.text()
  return isCalledOne || hasPartsOfCredential(text) ? text : undefined
}

const hasKeys = (text: string): boolean =>
  text.includes('"assertionMethod"') && !text.includes('"proof"')

/** What cannot be read, such as a folder, is said where it would be hashed. */
export async function sortChosen(files: readonly File[]): Promise<Chosen> {
  const chosen: Chosen = { texts: [], data: [] }
  for (const file of files) {
    const text = await credentialIn(file).catch(() => undefined)
    if (text === undefined) chosen.data.push(file)
    else chosen.texts.push(text)
  }
  return { ...chosen, texts: chosen.texts.sort((a, b) => Number(hasKeys(a)) - Number(hasKeys(b))) }
}
