'use client'

import type { AnchorHTMLAttributes, MouseEvent } from 'react'

interface StateLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** The page in the state that the link leads to. */
  href: string
  /** Shows that state without loading the page. */
  onFollow: () => void
}

/** False for clicks that open a tab or a window, or save the page, which are left to the browser. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link to this page in another state. With scripts it is followed in place, without them by its address. */
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
