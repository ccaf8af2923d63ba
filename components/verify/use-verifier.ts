'use client'

import { useEffect, useRef, useState } from 'react'
import type { DidDocument } from '@/lib/proof/did-document'
import { ed25519Verifier, hasCryptography } from '@/lib/proof/verify/ed25519'
import { readDidDocument } from '@/lib/proof/verify/find-key'
import {
  changesSince,
  checkTyped,
  fetchOwnDocument,
  type Outcome,
  type Since,
  type Tools,
} from './verification'

const insecure: Outcome = {
  verdict: 'unread',
  reason:
    'This page came over an insecure connection, for which browsers have no cryptography. Open it over https.',
}

const unloaded: Outcome = {
  verdict: 'unread',
  reason: 'What a check takes could not be loaded. Try again when there is a network.',
}

/** Loads everything that a check needs, so that it then works without a network. */
async function loadTools(): Promise<Tools & { own: string | undefined }> {
  const [verify, document] = await Promise.all([ed25519Verifier(), fetchOwnDocument()])
  const documents = new Map(document ? [[document.id, document]] : [])
  return { verify, documents, own: document?.id }
}

/** Keeps a pasted document for the rest of the visit, but never in place of this site's own. */
function learn({ documents }: Tools, typed: string, own: string | undefined): void {
  const document: DidDocument | undefined = readDidDocument(JSON.parse(typed))
  if (document && document.id !== own) {
    ;(documents as Map<string, DidDocument>).set(document.id, document)
  }
}

export function useVerifier() {
  const [outcome, setOutcome] = useState<Outcome>()
  const [since, setSince] = useState<Since>()
  const [isBusy, setBusy] = useState(false)
  const tools = useRef<ReturnType<typeof loadTools>>(undefined)
  const asked = useRef(0)

  const check = async (typed: string) => {
    if (!hasCryptography()) return setOutcome(insecure)
    asked.current += 1
    const number = asked.current
    setBusy(true)
    setSince(undefined)
    tools.current ??= loadTools()
    const loaded = await tools.current.catch(() => undefined)
    if (!loaded) {
      tools.current = undefined
      setBusy(false)
      return setOutcome(unloaded)
    }
    const found = await checkTyped(typed, loaded)
    // Another check may have started in the meantime.
    if (number !== asked.current) return
    if (found.verdict === 'learned') learn(loaded, typed, loaded.own)
    setOutcome(found)
    setBusy(false)
    if (found.verdict !== 'genuine' || found.signer !== loaded.own) return
    const changes = await changesSince(found.credential, loaded)
    if (number === asked.current) setSince(changes)
  }

  useEffect(() => {
    if (hasCryptography()) tools.current ??= loadTools()
  }, [])

  return { outcome, since, isBusy, check }
}
