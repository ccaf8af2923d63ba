'use client'

import Link from 'next/link'
import type { AnchorHTMLAttributes, ComponentProps, MouseEvent } from 'react'

/**
 * A link to another page of this site. It does not prefetch the page, because pages contain hundreds of links. This is
 * a client component, so that the payload of a page does not repeat that property for each link.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />
}

interface StateLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  href: string
  onFollow: () => void
}

/** False for clicks with modifier keys or other buttons, which open a tab, for example, and are left to the browser. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link to this page in another state. With scripts it changes the state in place; otherwise it loads the address. */
export function StateLink({ href, onFollow, children, ...rest }: StateLinkProps) {
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onFollow()
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
