import { ExternalLink } from '@/components/layout/external-link'
import { HostText } from '@/components/layout/host-text'
import type { ProjectDetail } from '@/lib/contract/projects'
import { groupBy } from '@/lib/text/group-by'
import { hostOf, safeHttpUrl } from '@/lib/text/safe-http-url'
import { KindList } from './kind-list'
import { ProfileSection } from './profile-section'

type ProjectLink = NonNullable<ProjectDetail['links']>[number]

function linkLine({ url, description }: ProjectLink) {
  const address = safeHttpUrl(url)
  const host = address ? <HostText host={hostOf(address)} /> : url
  return (
    <>
      <ExternalLink href={url}>{description || host}</ExternalLink>
      {description && '\u2003'}
      {description && <span className="host note">{host}</span>}
    </>
  )
}

/** Further reading, grouped by category in the order in which the categories first occur in the record. */
export function ProjectLinks({ project: { links } }: { project: ProjectDetail }) {
  if (!links || links.length === 0) return null
  const rows = [...groupBy(links, ({ category }) => category)].map(([category, group]) => ({
    kind: category,
    items: group.map((link) => linkLine(link)),
  }))
  return (
    <ProfileSection title="Links">
      <KindList rows={rows} />
    </ProfileSection>
  )
}
