/** Sorts the files that visitors drop or choose into credentials, DID documents and data, by their contents. */
import { credentialEnding } from '@/lib/proof/credential'

interface Chosen {
  /** The texts of the credentials, followed by the texts of the DID documents. */
  texts: string[]
  data: File[]
}

/** Larger files cannot be credentials. */
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

/** Returns the text of a credential or DID document, or of any file named like a credential. Undefined for data. */
async function credentialIn(file: File): Promise<string | undefined> {
  if (file.size > maxTextBytes) return undefined
  const text = await file.text()
  return file.name.endsWith(credentialEnding) || hasPartsOfCredential(text) ? text : undefined
}

const hasKeys = (text: string): boolean =>
  text.includes('"assertionMethod"') && !text.includes('"proof"')

/** A file that cannot be read, such as a folder, counts as data: hashing it then reports the fault. */
export async function sortChosen(files: readonly File[]): Promise<Chosen> {
  const chosenFiles: Chosen = { texts: [], data: [] }
  for (const file of files) {
    const text = await credentialIn(file).catch(() => undefined)
    if (text === undefined) chosenFiles.data.push(file)
    else chosenFiles.texts.push(text)
  }
  return {
    ...chosenFiles,
    texts: chosenFiles.texts.sort((a, b) => Number(hasKeys(a)) - Number(hasKeys(b))),
  }
}
