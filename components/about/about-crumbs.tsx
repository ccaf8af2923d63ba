import { SiteLink } from '@/components/layout/site-link'

/** Breadcrumbs of a page below `/about`. */
export function AboutCrumbs({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb" className="crumbs screen-only">
      <SiteLink href="/">Home</SiteLink>
      <SiteLink href="/about">About</SiteLink>
      <span aria-current="page">{title}</span>
    </nav>
  )
}
