'use client'

import { useEffect } from 'react'
import { addFactLinks } from './fact-links'

/** The link of a record's panel to the form, which names the record. */
const panelLink = '.profile-record a[href^="/corrections/new?record="]'

/**
 * Gives each fact of a profile a link to the form for its correction, in the browser: in the HTML, and once more in the
 * data of the page, these links would exceed the budget of profiles. Without scripts the form lists the facts.
 */
export function useFactLinks(): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(panelLink)) {
      const record = new URL(link.href).searchParams.get('record')
      const profile = link.closest('main')
      if (record && profile) addFactLinks(profile, record)
    }
  }, [])
}
