'use client'

import { useEffect } from 'react'
import { factLinkSteps } from './fact-links'

/** The link of a record's panel to the form, which names the record. */
const panelLink = '.profile-record a[href^="/corrections/new?record="]'

/** Runs steps while the browser has nothing else to do: a country has hundreds of facts. Gives what stops them. */
function runWhenIdle(steps: Iterator<void>): () => void {
  let handle = 0
  const run = (deadline: IdleDeadline) => {
    do {
      if (steps.next().done) return
    } while (deadline.timeRemaining() > 1)
    handle = requestIdleCallback(run)
  }
  if (typeof requestIdleCallback === 'undefined') {
    while (!steps.next().done);
    return () => {}
  }
  handle = requestIdleCallback(run)
  return () => cancelIdleCallback(handle)
}

/**
 * Gives each fact of a profile a link to the form for its correction, in the browser: in the HTML, and once more in the
 * data of the page, these links would exceed the budget of profiles. Without scripts the form lists the facts.
 */
export function useFactLinks(): void {
  useEffect(() => {
    const stops = [...document.querySelectorAll<HTMLAnchorElement>(panelLink)].map((link) => {
      const record = new URL(link.href).searchParams.get('record')
      const profile = link.closest('main')
      return record && profile ? runWhenIdle(factLinkSteps(profile, record)) : undefined
    })
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [])
}
