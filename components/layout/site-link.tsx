'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to another page of this site. It fetches nothing ahead, because a page holds hundreds of links. It says so in
 * the browser, so that the data of a page does not say it for each of them.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />
}
