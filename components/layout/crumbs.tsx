import { SiteLink } from './site-link'

interface CrumbsProps {
  /** The pages above this one, below the front page. */
  above: readonly (readonly [path: string, title: string])[]
  title: string
}

/** The place of a page below others. */
export function Crumbs({ above, title }: CrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="crumbs screen-only">
      <SiteLink href="/">Home</SiteLink>
      {above.map(([path, name]) => (
        <SiteLink key={path} href={path}>
          {name}
        </SiteLink>
      ))}
      <span aria-current="page">{title}</span>
    </nav>
  )
}
