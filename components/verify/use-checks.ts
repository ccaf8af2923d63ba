'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { DidDocument } from '@/lib/proof/did-web'
import { ed25519Verifier, hasCryptography } from '@/lib/proof/verify/ed25519'
import { sortChosen } from './chosen-files'
import {
  type Comparisons,
  comparisonsOfSite,
  getComparisons,
  type HashedFile,
  hashFiles,
} from './file-check'
import {
  changesSince,
  checkTyped,
  extractDidDocuments,
  fetchOwnDocument,
  type Outcome,
  type Since,
  type Tools,
} from './verification'

const insecure = 'Browsers allow cryptography only over https. Open this page over https.'

const unloaded = 'We could not load the verifier. Try again when you are online.'

/** Loads everything that a check needs, so that it works offline afterwards. */
async function loadTools(): Promise<Tools> {
  const [verify, document] = await Promise.all([ed25519Verifier(), fetchOwnDocument()])
  const documents = new Map<string, DidDocument>(document ? [[document.id, document]] : [])
  return { verify, documents, siteDid: document?.id }
}

/** Returns a function that loads the tools once. It returns a reason if that fails; the next check then tries again. */
function useTools(): () => Promise<Tools | { reason: string }> {
  const tools = useRef<Promise<Tools>>(undefined)
  const get = useCallback(async () => {
    if (!hasCryptography()) return { reason: insecure }
    tools.current ??= loadTools()
    return tools.current.catch(() => {
      tools.current = undefined
      return { reason: unloaded }
    })
  }, [])
  useEffect(() => {
    void get()
  }, [get])
  return get
}

export interface FileOutcome extends Comparisons {
  files: HashedFile[]
}

/** The outcome of the last check: of a text, with the changes since it was signed, or of data files. */
type Checked = { text: Outcome; since?: Since } | { files: FileOutcome }

/** Checks texts and data files. `versions` are the versions that this site has signed, newest first. */
export function useChecks(versions: readonly string[]) {
  const getTools = useTools()
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState<Checked>()
  const [isBusy, setBusy] = useState(false)
  const lastCheck = useRef(0)

  /** Begins a check, and returns whether it is still the last one. */
  const begin = (busy: boolean): (() => boolean) => {
    lastCheck.current += 1
    const number = lastCheck.current
    setBusy(busy)
    return () => number === lastCheck.current
  }

  /** An outcome is that of the text in the field, or of the files that were chosen last. */
  const clear = (text: string) => {
    begin(false)
    setChecked(undefined)
    setTyped(text)
  }

  /** `along` contains the texts of the files chosen together with it, such as the signer's keys. */
  const checkText = async (text: string, along: readonly string[] = []) => {
    const isLast = begin(true)
    setTyped(text)
    // The last outcome stays visible, but not the changes since an earlier text.
    setChecked((last) => (last && 'text' in last ? { text: last.text } : undefined))
    const tools = await getTools()
    if ('documents' in tools) extractDidDocuments(along, tools)
    const found: Outcome =
      'reason' in tools ? { verdict: 'unread', ...tools } : await checkTyped(text, tools)
    if (!isLast()) return
    setChecked({ text: found })
    setBusy(false)
    if ('reason' in tools || found.verdict !== 'genuine' || !found.isOwn) return
    const since = await changesSince(found.credential, tools)
    if (isLast()) setChecked({ text: found, since })
  }

  /** Shows an outcome once it is ready, unless another check has started in the meantime. */
  const showFiles = async (make: (tools: Tools) => Promise<FileOutcome>, failed: FileOutcome) => {
    const isLast = begin(true)
    const tools = await getTools()
    const files = 'reason' in tools ? { ...failed, faults: [tools.reason] } : await make(tools)
    if (!isLast()) return
    setChecked({ files })
    setBusy(false)
  }

  const checkFiles = async (chosenFiles: readonly File[]) => {
    // The outcome of previous files is not that of these, which are still to be read.
    clear(typed)
    const { texts, data } = await sortChosen(chosenFiles)
    const [first, ...along] = texts
    if (data.length === 0) return first === undefined ? undefined : checkText(first, along)
    setTyped('')
    await showFiles(
      async (tools) => ({ files: await hashFiles(data), ...(await getComparisons(texts, tools)) }),
      { files: [], comparisons: [], faults: [] },
    )
  }

  const askSite = (outcome: FileOutcome) =>
    showFiles(async (tools) => {
      const { files, comparisons } = outcome
      return { files, ...(await comparisonsOfSite(files, comparisons, { versions, tools })) }
    }, outcome)

  return { typed, checked, isBusy, clear, checkText, checkFiles, askSite }
}
