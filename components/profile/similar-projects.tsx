import { SiteLink } from '@/components/layout/site-link'
import { compareAddress } from '@/lib/portal/compare/compare-query'
import type { SimilarProject } from '@/lib/portal/related/similar-projects'
import { ProfileSection } from './profile-section'
import { type SimilarRow, SimilarRows } from './similar-rows'

interface SimilarProjectsProps {
  id: number
  similar: readonly SimilarProject[] | undefined
}

function rowOf({ id, title, reasons, status, country }: SimilarProject): SimilarRow {
  const text = reasons.join(', ')
  const why = text.slice(0, 1).toUpperCase() + text.slice(1)
  return [id, title, why, status ?? '', country?.name ?? '']
}

/** The projects that have the most in common with this one, and what they have in common. */
export function SimilarProjects({ id, similar }: SimilarProjectsProps) {
  if (!similar || similar.length === 0) return null
  const ids = [id, ...similar.map((one) => one.id)]
  return (
    <ProfileSection
      title="Similar projects"
      note={
        <>
          Those that have the most in common with it.{' '}
          <SiteLink href={compareAddress({ ids, onlyDifferences: false })}>
            {similar.length > 1 ? 'Compare with all of them' : 'Compare with it'}
          </SiteLink>
        </>
      }
    >
      <SimilarRows id={id} rows={similar.map(rowOf)} />
    </ProfileSection>
  )
}
