'use client'

import { useState } from 'react'

type CopyState = 'ready' | 'done' | 'failed'

/** Copies a text to the clipboard, and reports whether it succeeded. */
function useCopy(text: () => string | Promise<string>) {
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

interface CopyButtonProps {
  /** The name of the copied text, for screen readers. */
  what: string
  /** The text, or a function that fetches it. */
  text: string | (() => Promise<string>)
}

const words: Record<CopyState, string> = { ready: 'Copy', done: 'Copied', failed: 'Not copied' }

/** A button that copies a text. Its label then states whether that succeeded. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const { state, copy } = useCopy(() => (typeof text === 'string' ? text : text()))
  return (
    <button type="button" aria-live="polite" onClick={copy}>
      {words[state]}
      <span className="sr-only">{` ${what}`}</span>
    </button>
  )
}
