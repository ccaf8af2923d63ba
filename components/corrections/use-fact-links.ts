'use client'

import { useEffect } from 'react'
import { factLinkSteps } from './fact-links'

/** The link to the form in a record's panel; its address names the record. */
const panelLink = '.profile-record a[href^="/corrections/new?record="]'

/**
 * Runs the steps while the browser is idle, because a country has hundreds of facts. Returns a function that cancels
 * the rest.
 */
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
 * Adds a link to the correction form to each fact of a profile, in the browser: in the HTML and again in the payload of
 * the page, these links would exceed the size budget of profiles. Without scripts, the form lists the facts.
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
