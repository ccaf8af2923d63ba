'use client'

import { useCallback, useEffect, useState } from 'react'
import { type GraphState, graphAddress, parseGraphState } from '@/lib/portal/graph/graph-query'

export type ChangeState = (state: GraphState, entry?: 'push' | 'replace') => void

const stateOfAddress = (): GraphState => parseGraphState(new URLSearchParams(location.search))

/** The state that the page's address holds, kept in step with it in both directions. */
export function useGraphState(path: string, initial: GraphState): [GraphState, ChangeState] {
  const [state, setState] = useState(initial)
  useEffect(() => {
    const follow = () => {
      if (location.pathname === path) setState(stateOfAddress())
    }
    // A page that was left is kept hidden, and may be shown again at another address.
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [path])
  const change = useCallback<ChangeState>(
    (next, entry = 'push') => {
      setState(next)
      const address = graphAddress(path, next)
      if (entry === 'push') history.pushState(null, '', address)
      else history.replaceState(null, '', address)
    },
    [path],
  )
  return [state, change]
}
