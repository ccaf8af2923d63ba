import { SiteLink } from '@/components/layout/site-link'
import { compareAddress } from '@/lib/portal/compare/compare-query'
import type { Comparison } from '@/lib/portal/compare/comparison'
import { counted } from '@/lib/text/counted'

/** States how many rows differ, with a link that shows only these or all rows again. */
export function RowSwitch({
  comparison: { kind, subjects, groups },
  onlyDifferences,
}: {
  comparison: Comparison
  onlyDifferences: boolean
}) {
  const rows = groups.flatMap((group) => group.rows)
  const differing = rows.filter(({ agrees }) => !agrees).length
  const keys = subjects.map(({ key }) => key)
  return (
    <p className="mt-6 text-muted text-note">
      {differing} of {counted(rows.length, 'property', 'properties')} differ, or are known for only
      some of them.{' '}
      <SiteLink
        href={compareAddress(kind, keys, !onlyDifferences)}
        className="screen-only inline-block py-0.5"
      >
        {onlyDifferences ? 'Show all properties' : 'Show only differences'}
      </SiteLink>
    </p>
  )
}
