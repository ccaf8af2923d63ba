'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import useSWR from 'swr'
import { fetchOk, hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import { fetchOnce } from '@/components/fetch/fetch-once'
import { visibleGraph } from '@/lib/portal/graph/graph-filter'
import type { Selection } from '@/lib/portal/graph/graph-overview'
import {
  type GraphState,
  graphAddress,
  parseGraphState,
  selectionQuery,
} from '@/lib/portal/graph/graph-query'
import {
  type LaidOutNetwork,
  type NetworkPayload,
  networkOfPayload,
} from '@/lib/portal/graph/network'

type ChangeState = (state: GraphState, entry?: 'push' | 'replace') => void

const stateOfAddress = (): GraphState => parseGraphState(new URLSearchParams(location.search))

/** The state in the address of the page. A change to either also changes the other. */
function useGraphState(path: string, initial: GraphState): [GraphState, ChangeState] {
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
function useNetwork(): NetworkAnswer {
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
function getAddress(state: GraphState): string | undefined {
  const query = selectionQuery(state)
  return query === '' ? undefined : `/graph/selection?${query}`
}

function useSelection(
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

export interface GraphNavigation {
  path: string
  state: GraphState
  change: ChangeState
}

/** The state of the explorer: the network as far as it has loaded, the part that matches the filters, and the selection. */
export function useExplorer(path: string, initial: { state: GraphState; selection: Selection }) {
  const [state, change] = useGraphState(path, initial.state)
  const answer = useNetwork()
  const network = answer.form === 'ready' ? answer.network : undefined
  const selection = useSelection(state, initial)
  const { types, links, country, degree } = state
  // This depends on the filters only, because the picture zooms out to all visible nodes
  // whenever it changes.
  const shown = useMemo(
    () => network && visibleGraph(network, { types, links, country, degree }),
    [network, types, links, country, degree],
  )
  const navigation: GraphNavigation = { path, state, change }
  return { answer, network, shown, selection, navigation }
}

export type Explorer = ReturnType<typeof useExplorer>
