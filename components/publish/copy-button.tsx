'use client'

import { useState } from 'react'

interface CopyButtonProps {
  /** What is copied, for screen readers. */
  what: string
  /** The text, or a way to fetch it. */
  text: string | (() => Promise<string>)
}

const words = { ready: 'Copy', done: 'Copied', failed: 'Not copied' } as const

/** A button that copies a text. Its label then says whether that succeeded. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof words>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text())
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return (
    <button type="button" aria-live="polite" onClick={copy}>
      {words[state]}
      <span className="sr-only"> {what}</span>
    </button>
  )
}
