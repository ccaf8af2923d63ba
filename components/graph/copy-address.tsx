'use client'

import { useEffect, useState } from 'react'

/** Copies the address of what is shown, where the browser lets pages do so. */
export function CopyAddress() {
  const [possible, setPossible] = useState(false)
  const [copied, setCopied] = useState(false)
  useEffect(() => setPossible(navigator.clipboard !== undefined), [])
  if (!possible) return null
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    setCopied(true)
  }
  return (
    <button
      type="button"
      onClick={copy}
      onBlur={() => setCopied(false)}
      className="screen-only min-h-6 cursor-pointer text-accent underline underline-offset-3"
    >
      {copied ? 'Address copied' : 'Copy the address of this view'}
    </button>
  )
}
