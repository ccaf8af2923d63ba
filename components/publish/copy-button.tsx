'use client'

import { useState } from 'react'

type CopyState = 'ready' | 'done' | 'failed'

interface CopyButtonProps {
  /** The name of the copied text, for screen readers. */
  what: string
  text: string
}

const words: Record<CopyState, string> = { ready: 'Copy', done: 'Copied', failed: 'Not copied' }

/** A button that copies a text. Its label then states whether that succeeded. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return (
    <button type="button" aria-live="polite" onClick={copy}>
      {words[state]}
      <span className="sr-only">{` ${what}`}</span>
    </button>
  )
}
