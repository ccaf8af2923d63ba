'use client'

import useSWR from 'swr'
import { fetchOk } from '@/components/fetch/fetch-json'
import { fetchOnce } from '@/components/fetch/fetch-once'
import {
  type LaidOutNetwork,
  type NetworkPayload,
  networkOfPayload,
} from '@/lib/portal/graph/payload'

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
