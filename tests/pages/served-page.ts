/** Pages as the server sends them: what a browser has before any script or style sheet. */
import { parseHTML } from 'linkedom'
import { newClient } from '../contract/client'
import { testServer } from '../test-server'

/** The response at an address of the site, even if it is a redirect. */
export const ask = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(new URL(address, testServer.address), {
    headers: newClient(),
    redirect: 'manual',
    ...init,
  })

/** The page at an address, after redirects, and where it was found, without the origin. */
export async function openPage(target: string) {
  const response = await ask(target, { redirect: 'follow' })
  const { status, url } = response
  const { document } = parseHTML(await response.text())
  const address = url.slice(testServer.address.length)
  return { status, address, document, main: one(document, 'main') }
}

/** The only element that a selector finds. Throws if there is none, or another one. */
export function one(within: ParentNode, selector: string): Element {
  const [found, ...others] = within.querySelectorAll(selector)
  if (!found || others.length > 0) {
    throw new Error(`${selector} finds ${found ? others.length + 1 : 0} elements`)
  }
  return found
}

/** The text of an element, in which white space of any length is one space. */
export const getText = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/**
 * The accessible name of a link, a heading or a row: its label, or else its text, or else its
 * title.
 */
export function getName(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], [hidden]')) hidden.remove()
  return getText(copy) || (element.getAttribute('title') ?? '')
}

/** The elements with a name, which must match completely if it is a text. */
export const findByName = (
  within: ParentNode,
  selector: string,
  name: string | RegExp,
): Element[] =>
  [...within.querySelectorAll(selector)].filter((element) => {
    const own = getName(element)
    return typeof name === 'string' ? own === name : name.test(own)
  })

/** The only link with a name. Throws if there is none, or another one. */
export function link(within: ParentNode, name: string | RegExp): Element {
  const [found, ...others] = findByName(within, 'a[href]', name)
  if (!found || others.length > 0) {
    throw new Error(`${found ? others.length + 1 : 0} links have the name ${name}`)
  }
  return found
}

export const getHref = (element: Element | null | undefined): string =>
  element?.getAttribute('href') ?? ''
