'use client'

import { useCallback, useEffect, useState } from 'react'
import { type GraphState, graphAddress, parseGraphState } from '@/lib/portal/graph/graph-query'

export type ChangeState = (state: GraphState, entry?: 'push' | 'replace') => void

const stateOfAddress = (): GraphState => parseGraphState(new URLSearchParams(location.search))

/** The state in the address of the page. A change to either also changes the other. */
export function useGraphState(path: string, initial: GraphState): [GraphState, ChangeState] {
  const [state, setState] = useState(initial)
  useEffect(() => {
    const follow = () => {
      if (location.pathname === path) setState(stateOfAddress())
    }
    // When visitors leave, the router only hides the page, and may show it again with another query.
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
