import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { Menu } from './menu'
import { type Destination, type DestinationGroup, isOnPhones } from './navigation'
import { SiteLink } from './site-link'

export interface SiteNavProps {
  primary: readonly Destination[]
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
  /** True in the bar, which has space for fewer links on phones. */
  inBar?: boolean
}

function Destinations({ places, current, inBar = false }: DestinationsProps) {
  return places.map((place) => {
    const { path, title } = place
    const within = current?.startsWith(`${path}/`) ? 'true' : undefined
    return (
      <li key={path} className={inBar && !isOnPhones(place) ? 'wide-only' : undefined}>
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
        <Destinations inBar places={primary} current={current} />
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
