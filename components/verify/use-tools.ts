'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { DidDocument } from '@/lib/proof/did-document'
import { ed25519Verifier, hasCryptography } from '@/lib/proof/verify/ed25519'
import { fetchOwnDocument, type Tools } from './verification'

export const insecure = 'Browsers allow cryptography only over https. Open this page over https.'

export const unloaded = 'We could not load the verifier. Try again when you are online.'

/** Loads everything that a check needs, so that it works offline afterwards. */
async function loadTools(): Promise<Tools> {
  const [verify, document] = await Promise.all([ed25519Verifier(), fetchOwnDocument()])
  const documents = new Map<string, DidDocument>(document ? [[document.id, document]] : [])
  return { verify, documents, own: document?.id }
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
