'use client'

import { useEffect, useState } from 'react'
import {
  type LaidOutNetwork,
  type NetworkPayload,
  networkOfPayload,
} from '@/lib/portal/graph/payload'

export type NetworkAnswer =
  | { form: 'loading' | 'drawing' | 'failed' }
  | { form: 'ready'; network: LaidOutNetwork }

/** How long to wait before asking again for a layout that is being computed, in milliseconds. */
const pause = 2_000

async function request(signal: AbortSignal): Promise<NetworkAnswer> {
  const response = await fetch('/graph/data', { signal })
  if (response.status === 202) return { form: 'drawing' }
  if (!response.ok) return { form: 'failed' }
  return { form: 'ready', network: networkOfPayload((await response.json()) as NetworkPayload) }
}

/** The network with its layout, once it is there. */
export function useNetwork(): NetworkAnswer {
  const [answer, setAnswer] = useState<NetworkAnswer>({ form: 'loading' })
  const ready = answer.form === 'ready'
  useEffect(() => {
    if (ready) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const next = await request(leaving.signal).catch((): NetworkAnswer => ({ form: 'failed' }))
      if (leaving.signal.aborted) return
      setAnswer(next)
      if (next.form === 'drawing') timer = setTimeout(ask, pause)
    }
    void ask()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [ready])
  return answer
}
