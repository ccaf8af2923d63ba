'use client'

import { type CopyState, useCopy } from './use-copy'

interface CopyButtonProps {
  /** What is copied, for those who cannot see what the button stands beside. */
  what: string
  /** The text, or a way to fetch it. */
  text: string | (() => Promise<string>)
}

const words: Record<CopyState, string> = { ready: 'Copy', done: 'Copied', failed: 'Not copied' }

/** Its own text says what came of it. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const { state, copy } = useCopy(() => (typeof text === 'string' ? text : text()))
  return (
    <button type="button" aria-live="polite" onClick={copy}>
      {words[state]}
      <span className="sr-only"> {what}</span>
    </button>
  )
}
