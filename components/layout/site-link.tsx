'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to another page of this site. It does not prefetch the page, because pages contain hundreds of links. This is
 * a client component, so that the payload of a page does not repeat that property for each link.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />
}
