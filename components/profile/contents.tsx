import { ContentsFollower } from './contents-follower'
import type { Section } from './sections'

/** A page with fewer sections needs no contents. */
const minSections = 4

/** The sections of a profile. The one that is being read is marked by a script; without it they are links all the same. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  if (sections.length < minSections) return null
  return (
    <nav aria-label="Contents" className="contents screen-only">
      <ul>
        {sections.map(({ id, title, short }) => (
          <li key={id}>
            <a href={`#${id}`}>{short ?? title}</a>
          </li>
        ))}
      </ul>
      <ContentsFollower />
    </nav>
  )
}
