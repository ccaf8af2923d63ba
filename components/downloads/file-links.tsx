import type { DownloadLink } from '@/lib/portal/downloads/downloads-view'
import { formatBytes } from '@/lib/text/bytes'

/** The formats of the same records as links, each with its size. */
export function FileLinks({ links, of }: { links: readonly DownloadLink[]; of: string }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map(({ href, name, title, bytes }) => (
        <li key={name} className="whitespace-nowrap">
          <a href={href} download aria-label={`${of} as ${title}, ${formatBytes(bytes)}`}>
            {title}
          </a>{' '}
          <span aria-hidden="true" className="text-muted text-note">
            {formatBytes(bytes)}
          </span>
        </li>
      ))}
    </ul>
  )
}
