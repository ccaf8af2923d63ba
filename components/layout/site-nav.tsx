import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { Menu } from './menu'
import type { Destination, DestinationGroup } from './navigation'
import { SiteLink } from './site-link'

export interface SiteNavProps {
  primary: { lists: readonly Destination[]; views: readonly Destination[] }
  groups: readonly DestinationGroup[]
}

const never = () => () => {}

/** The current path. Undefined on the server, which renders the same header for all pages. */
function useCurrentPath(): string | undefined {
  const pathname = usePathname()
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inBrowser ? pathname : undefined
}

interface DestinationsProps {
  places: readonly Destination[]
  current?: string
  className?: string
}

function Destinations({ places, current, className }: DestinationsProps) {
  return places.map(({ path, title }) => {
    const within = current?.startsWith(`${path}/`) ? 'true' : undefined
    return (
      <li key={path} className={className}>
        <SiteLink
          href={path}
          data-section={path.slice(1)}
          aria-current={current === path ? 'page' : within}
        >
          {title}
        </SiteLink>
      </li>
    )
  })
}

export function SiteNav({ primary, groups }: SiteNavProps) {
  const current = useCurrentPath()
  return (
    <nav aria-label="Main" className="site-nav">
      <ul className="site-places">
        <Destinations places={primary.lists} current={current} className="site-list" />
        <Destinations places={primary.views} current={current} />
      </ul>
      <Menu label="Browse">
        <div className="menu-panel">
          {groups.map(({ title, places }) => (
            <section key={title} aria-label={title}>
              <p className="group-title">{title}</p>
              <ul>
                <Destinations places={places} current={current} />
              </ul>
            </section>
          ))}
        </div>
      </Menu>
    </nav>
  )
}
