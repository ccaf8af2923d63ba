import Link from 'next/link'
import type { ComponentProps } from 'react'

/** A link to another page of this site. It fetches nothing ahead, because a page holds hundreds of links. */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />
}
