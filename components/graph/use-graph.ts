'use client'

import { useCallback, useEffect, useState } from 'react'
import useSWR from 'swr'
import { fetchOk, hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import { fetchOnce } from '@/components/fetch/fetch-once'
import {
  defaultGraphState,
  type GraphState,
  graphAddress,
  parseGraphState,
  serializeGraphState,
} from '@/lib/portal/graph/graph-query'
import {
  type LaidOutNetwork,
  type NetworkPayload,
  networkOfPayload,
} from '@/lib/portal/graph/payload'
import type { Selection } from '@/lib/portal/graph/selection'

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

export type NetworkAnswer =
  | { form: 'loading' | 'drawing' | 'failed' }
  | { form: 'ready'; network: LaidOutNetwork }

/** The delay before the next request while the layout is being computed. */
const retryDelayMs = 2_000

class LayoutPending extends Error {
  override name = 'LayoutPending'
}

const isPending = (error: unknown): boolean => error instanceof LayoutPending

async function fetchNetwork(address: string): Promise<LaidOutNetwork> {
  const response = await fetchOk(address)
  if (response.status === 202) throw new LayoutPending()
  return networkOfPayload((await response.json()) as NetworkPayload)
}

/** Loads the network with its layout, and retries while the layout is being computed. */
export function useNetwork(): NetworkAnswer {
  const { data, error, isLoading } = useSWR('/graph/data', fetchNetwork, {
    ...fetchOnce,
    shouldRetryOnError: isPending,
    onErrorRetry: (_error, _address, _options, retry, count) => {
      setTimeout(retry, retryDelayMs, count)
    },
  })
  if (data) return { form: 'ready', network: data }
  if (isPending(error)) return { form: 'drawing' }
  return { form: isLoading ? 'loading' : 'failed' }
}

export type SelectionAnswer = Selection | { form: 'loading' } | { form: 'failed' }

const nothing = { form: 'nothing' } as const
const loading = { form: 'loading' } as const
const failed = { form: 'failed' } as const

const fetchSelection = jsonFetcher(hasMembers<Selection>('form'))

/** The address from which the selection of a state is loaded. Undefined if nothing is selected. */
function getAddress({ node, from, to, hubs }: GraphState): string | undefined {
  const query = serializeGraphState({ ...defaultGraphState, node, from, to, hubs })
  return query === '' ? undefined : `/graph/selection?${query}`
}

/** The selection of a state. The page contains the selection of its initial state; others are requested. */
export function useSelection(
  state: GraphState,
  initial: { state: GraphState; selection: Selection },
): SelectionAnswer {
  const address = getAddress(state)
  const { data, isLoading } = useSWR(address, fetchSelection, {
    ...fetchOnce,
    fallback: { [getAddress(initial.state) ?? '']: initial.selection },
  })
  if (address === undefined) return nothing
  return data ?? (isLoading ? loading : failed)
}
