'use client'

import { useState } from 'react'

interface CopyButtonProps {
  /** What is copied, for those who cannot see what the button stands beside. */
  what: string
  /** The text, or a way to fetch it. */
  text: string | (() => Promise<string>)
}

const words = { ready: 'Copy', done: 'Copied', failed: 'Not copied' } as const

/** Its own text says what came of it. */
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
