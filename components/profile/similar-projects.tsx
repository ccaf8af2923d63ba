import { SiteLink } from '@/components/layout/site-link'
import { compareAddress } from '@/lib/portal/compare/compare-query'
import type { SimilarProject } from '@/lib/portal/related/similar-projects'
import { ProfileSection } from './profile-section'
import { type SimilarRow, SimilarRows } from './rows'

interface SimilarProjectsProps {
  id: number
  similar: readonly SimilarProject[] | undefined
}

function similarRow({ id, title, reasons, status, country }: SimilarProject): SimilarRow {
  const text = reasons.join(', ')
  const why = text.slice(0, 1).toUpperCase() + text.slice(1)
  return [id, title, why, status ?? '', country?.name ?? '']
}

/** The projects that have the most in common with this one, and their common traits. */
export function SimilarProjects({ id, similar }: SimilarProjectsProps) {
  if (!similar || similar.length === 0) return null
  const ids = [id, ...similar.map((project) => project.id)]
  return (
    <ProfileSection
      title="Similar projects"
      note={
        <>
          The projects with the most in common.{' '}
          <SiteLink href={compareAddress('projects', ids)}>
            {similar.length > 1 ? 'Compare all' : 'Compare'}
          </SiteLink>
        </>
      }
    >
      <SimilarRows id={id} rows={similar.map(similarRow)} />
    </ProfileSection>
  )
}
