'use client'

import { RecordLink } from '@/components/layout/record-link'
import type { OtherPartners } from '@/lib/portal/related/partners'
import { counted } from '@/lib/text/counted'

interface MorePartnersProps {
  count: number
  groups: readonly OtherPartners[]
}

/** The partners beyond the table. A client component, so that the payload of the page has only their tuples. */
export function MorePartners({ count, groups }: MorePartnersProps) {
  return (
    <details className="mt-2">
      <summary className="w-fit cursor-pointer py-0.5 text-accent">
        {counted(count, 'more partner')}
      </summary>
      {groups.map(({ projectCount, partners }) => (
        <div key={projectCount}>
          <h3>{counted(projectCount, 'project')} in common</h3>
          <ul className="lines columns">
            {partners.map(([id, name]) => (
              <li key={id}>
                <RecordLink family="entities" id={id} name={name} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
