'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Whether the focused element is gone: removed, or part of a page that the router has hidden. */
const isFocusLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || !focused.checkVisibility()

function Watcher() {
  const path = usePathname()
  const parameters = useSearchParams()
  const address = `${path}?${parameters}`
  const previousAddress = useRef(address)
  useEffect(() => {
    if (previousAddress.current === address) return
    previousAddress.current = address
    if (!isFocusLost(document.activeElement)) return
    const target = document.getElementById(window.location.hash.slice(1) || 'content')
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [address])
  return null
}

const subscribeToNothing = () => () => {}

/**
 * Moves the focus to the content, or to the fragment of the address, after a navigation without reload that removed the
 * focused link. Otherwise, keyboard and screen reader users would start again at the top of the page. It renders only in
 * browsers, because the query is not known when pages are cached.
 */
export function FocusAfterNavigation() {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return isInBrowser ? <Watcher /> : null
}
