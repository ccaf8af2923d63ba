'use client'

import { useSyncExternalStore } from 'react'
import { newKeyName } from '@/lib/contract/headers'
import { readNewKey } from '@/lib/portal/developers/new-key'

function stored(): string | null {
  try {
    return sessionStorage.getItem(newKeyName)
  } catch {
    return null
  }
}

const subscribeToNothing = () => () => {}

/** The key that the visitor has created in this tab. Undefined if there is none, and in the HTML of the page. */
export const useNewKey = (): string | undefined =>
  readNewKey(useSyncExternalStore(subscribeToNothing, stored, () => null))
