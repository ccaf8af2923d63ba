'use client'

import { useState } from 'react'

export type CopyState = 'ready' | 'done' | 'failed'

/** Puts a text into the clipboard, and tells what came of it. */
export function useCopy(text: () => string | Promise<string>) {
  const [state, setState] = useState<CopyState>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await text())
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return { state, copy, forget: () => setState('ready') }
}
