'use client'

import { useRef, useState } from 'react'
import type { useTools } from './use-tools'
import { changesSince, checkTyped, learnFrom, type Outcome, type Since } from './verification'

/** Checks a text that was typed, pasted or read from a file. */
export function useVerifier(getTools: ReturnType<typeof useTools>) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [since, setSince] = useState<Since>()
  const [isBusy, setBusy] = useState(false)
  const asked = useRef(0)

  const clear = () => {
    asked.current += 1
    setOutcome(undefined)
    setSince(undefined)
    setBusy(false)
  }

  /** `along` contains the texts of other files chosen with it, such as the signer's keys. */
  const check = async (typed: string, along: readonly string[] = []) => {
    asked.current += 1
    const number = asked.current
    // Another check may have started in the meantime.
    const isLast = () => number === asked.current
    setBusy(true)
    setSince(undefined)
    const tools = await getTools()
    if ('documents' in tools) learnFrom(along, tools)
    const found: Outcome =
      'reason' in tools ? { verdict: 'unread', ...tools } : await checkTyped(typed, tools)
    if (!isLast()) return
    setOutcome(found)
    setBusy(false)
    if ('reason' in tools) return
    if (found.verdict !== 'genuine' || !found.isOwn) return
    const changes = await changesSince(found.credential, tools)
    if (isLast()) setSince(changes)
  }

  return { outcome, since, isBusy, check, clear }
}
