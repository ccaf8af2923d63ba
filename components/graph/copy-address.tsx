'use client'

import { useEffect, useState } from 'react'
import { type CopyState, useCopy } from '@/components/publish/use-copy'

const words: Record<CopyState, string> = {
  ready: 'Copy the address of this view',
  done: 'Address copied',
  failed: 'The address could not be copied',
}

/** A button that copies the address of the view, if the browser gives pages access to the clipboard. */
export function CopyAddress() {
  const [possible, setPossible] = useState(false)
  const { state, copy, forget } = useCopy(() => location.href)
  useEffect(() => setPossible(navigator.clipboard !== undefined), [])
  if (!possible) return null
  return (
    <button
      type="button"
      aria-live="polite"
      onClick={copy}
      onBlur={forget}
      className="screen-only min-h-6 cursor-pointer text-accent underline underline-offset-3"
    >
      {words[state]}
    </button>
  )
}
