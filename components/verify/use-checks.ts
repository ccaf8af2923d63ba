'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { DidDocument } from '@/lib/proof/did-document'
import { ed25519Verifier, hasCryptography } from '@/lib/proof/verify/ed25519'
import type { Chosen } from './chosen-files'
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
export function useTools(): () => Promise<Tools | { reason: string }> {
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

export function useVerifier(getTools: ReturnType<typeof useTools>) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [since, setSince] = useState<Since>()
  const [isBusy, setBusy] = useState(false)
  const lastCheck = useRef(0)

  const clear = () => {
    lastCheck.current += 1
    setOutcome(undefined)
    setSince(undefined)
    setBusy(false)
  }

  /** `along` contains the texts of the files chosen together with it, such as the signer's keys. */
  const check = async (typed: string, along: readonly string[] = []) => {
    lastCheck.current += 1
    const number = lastCheck.current
    // Another check may have started in the meantime.
    const isLast = () => number === lastCheck.current
    setBusy(true)
    setSince(undefined)
    const tools = await getTools()
    if ('documents' in tools) extractDidDocuments(along, tools)
    const found: Outcome =
      'reason' in tools ? { verdict: 'unread', ...tools } : await checkTyped(typed, tools)
    if (!isLast()) return
    setOutcome(found)
    setBusy(false)
    if ('reason' in tools) return
    if (found.verdict !== 'genuine' || !found.isOwn) return
    const changes = await changesSince(found.credential, tools)
    if (isLast()) setSince(changes)
  }

  return { outcome, since, isBusy, check, clear }
}

export interface FileOutcome extends Comparisons {
  files: HashedFile[]
}

/** Checks data files. `versions` are the versions that this site has signed, newest first. */
export function useFileCheck(getTools: ReturnType<typeof useTools>, versions: readonly string[]) {
  const [outcome, setOutcome] = useState<FileOutcome>()
  const [isBusy, setBusy] = useState(false)
  const lastCheck = useRef(0)

  /** Shows an outcome once it is ready, unless another check has started in the meantime. */
  const show = async (make: () => Promise<FileOutcome>) => {
    lastCheck.current += 1
    const number = lastCheck.current
    setBusy(true)
    const result = await make()
    if (number !== lastCheck.current) return
    setOutcome(result)
    setBusy(false)
  }

  const clear = () => {
    lastCheck.current += 1
    setOutcome(undefined)
    setBusy(false)
  }

  const check = ({ texts, data }: Chosen) =>
    show(async () => {
      const tools = await getTools()
      if ('reason' in tools) return { files: [], comparisons: [], faults: [tools.reason] }
      return { files: await hashFiles(data), ...(await getComparisons(texts, tools)) }
    })

  const askSite = ({ files, comparisons }: FileOutcome) =>
    show(async () => {
      const tools = await getTools()
      if ('reason' in tools) return { files, comparisons, faults: [tools.reason] }
      return { files, ...(await comparisonsOfSite(files, comparisons, { versions, tools })) }
    })

  return { outcome, isBusy, check, clear, askSite, canAsk: versions.length > 0 }
}
