'use client'

import { useState } from 'react'

export type CopyState = 'ready' | 'done' | 'failed'

/** Copies a text to the clipboard, and reports whether it succeeded. */
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
