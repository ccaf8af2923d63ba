'use client'

import { useEffect } from 'react'
/**
 * Adds a link to the correction form to each fact of a profile. The selectors follow the markup of the profile
 * components.
 */
import { correctionAddress } from '@/lib/portal/corrections/correction-address'
import { shownRecord, shownWords } from '@/lib/portal/corrections/record-fact'

/**
 * Labelled values in the overview and in answers; single values, list entries and table rows; the lede; other texts.
 */
const places = {
  labelled: '.profile-head > dd, .profile-glance .facts > dd, .profile-body .answers > dd',
  entries:
    '.profile-body .wide > dd, .profile-body .facts li, .profile-body tbody th, .profile-body .lines > li',
  lede: '.profile-lede',
  texts: '.profile-body > section > p:not(.note)',
}

/** These ledes are computed from the lists of the record. */
const hasComputedLede = /^(?:countries|did-methods|dlt-instances|dlts|entities|people|standards)\//

/** Labels of values that are computed from other facts, and of the code of a country, which comes from a standard. */
const computed =
  /^(?:Country code|Dated|Year in its name|Compare|Connections|Evidence|Syntax|Member of|National wallets?|Organizations|Projects( based here| serving .*)?|National laws|EU laws|Network score)$/

/** The endings of the ids of sections that are computed from the facts of other records. */
const computedSections = [
  'compared-with-its-region-and-groups',
  'eu-laws',
  'history',
  'in-the-network',
  'members',
  'national-wallets',
  'neighbours',
  'same-projects',
  'similar-projects',
  'wallet-technology-and-law',
  'technology-used',
]
const elsewhere = `${computedSections.map((end) => `[id$="-${end}"]`).join(', ')}, [id*="-other-"], [id*="-others-in-"], .tally`

const isElsewhere = (place: Element): boolean => place.closest(elsewhere) !== null

/** Elements within a fact that are not part of its own text. */
const followers = '.source, .unsourced, .note, .host, .correct, ul, p'

/** Longer texts are cut in the title of a link. */
const maxTitle = 60

function getWords(place: Element): string {
  const parts = [...place.childNodes].filter(
    (node) => node.nodeType !== 1 || !(node as Element).matches(followers),
  )
  return parts
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim()
}

const shortened = (words: string): string =>
  words.length > maxTitle ? `${words.slice(0, maxTitle).trimEnd()} …` : words

interface Named {
  name: string | undefined
  title: string
}

function labelled(place: Element): Named {
  const title = place.previousElementSibling?.textContent?.trim() ?? ''
  // A ledger technology has the number of its ledgers, which is computed; a project has the ledgers.
  const isComputed = computed.test(title) || (title === 'Ledgers' && !place.querySelector('a'))
  return { name: isComputed ? undefined : shownWords(title), title }
}

function entry(place: Element): Named {
  const title = getWords(place)
  const record = shownRecord(place.querySelector('a')?.getAttribute('href') ?? '')
  // A chart and a list of links to other sites are not facts, and a value that is a list contains its facts as entries.
  const first = place.firstElementChild
  if (first?.matches('ul, svg, .launch-years') || first?.matches('a[rel]:not(.host)'))
    return { name: undefined, title }
  return { name: record ?? shownWords(title), title: shortened(title) }
}

function quoteWords(place: Element): Named {
  const title = getWords(place)
  return { name: shownWords(title), title: `“${shortened(title)}”` }
}

/** Texts other than the lede are facts only if they are marked with a source, or as having none. */
function textual(place: Element): Named {
  const { name, title } = quoteWords(place)
  return { name: place.querySelector('.source, .unsourced') ? name : undefined, title }
}

const pen =
  '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 13l.7-3L11 2.7l2.3 2.3L6 12.3z"/></svg>'

/**
 * Adds the link at the end of the last line that is not a separate block. The Tab key skips it, because a profile has
 * hundreds of facts: keyboard users have one link to the form at the top and in the record's panel, and the form lists
 * every fact. Screen readers skip it too, rather than announce it after each fact.
 */
function addLink(place: Element, record: string, { name, title }: Named): void {
  if (!name || place.querySelector(':scope > .correct')) return
  const link = place.ownerDocument.createElement('a')
  link.className = 'correct'
  link.href = correctionAddress(record, name)
  link.tabIndex = -1
  link.setAttribute('aria-hidden', 'true')
  link.title = `Suggest a correction to ${title}`
  link.innerHTML = pen
  const block = [...place.children].find((child) => child.matches('p, ul'))
  place.insertBefore(link, block ?? null)
}

/**
 * Adds the links one at a time, pausing after each place that it checks. `record` is the name of the record in the
 * form: `projects/118`. Facts that already have a link keep it.
 */
function* factLinkSteps(profile: ParentNode, record: string): Generator<void> {
  const kinds = [
    [places.labelled, labelled],
    [places.entries, entry],
    ...(hasComputedLede.test(record) ? [] : [[places.lede, quoteWords] as const]),
    [places.texts, textual],
  ] as const
  for (const [selector, getName] of kinds) {
    for (const place of profile.querySelectorAll(selector)) {
      if (!isElsewhere(place)) addLink(place, record, getName(place))
      yield
    }
  }
}

export function addFactLinks(profile: ParentNode, record: string): void {
  for (const _step of factLinkSteps(profile, record));
}

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
