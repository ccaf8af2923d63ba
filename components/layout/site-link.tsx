'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'>

/**
 * A link to another page of this site. It does not prefetch the page, because pages contain hundreds of links. This is
 * a client component, so that the payload of a page does not repeat that property for each link.
 */
export function SiteLink(props: SiteLinkProps) {
  return <Link {...props} prefetch={false} />
}

interface StateLinkProps extends SiteLinkProps {
  href: string
  onFollow: () => void
}

/** A link to this page in another state. With scripts it changes the state in place; otherwise it loads the address. */
export function StateLink({ onFollow, ...rest }: StateLinkProps) {
  return (
    <SiteLink
      {...rest}
      onNavigate={(event) => {
        event.preventDefault()
        onFollow()
      }}
    />
  )
}
