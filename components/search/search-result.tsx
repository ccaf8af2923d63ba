'use client'

import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { getStage } from '@/lib/portal/projects/status'
import type { CountedHit } from '@/lib/portal/search/search-groups'
import { counted } from '@/lib/text/counted'
import { MarkedText } from './marked-text'

/** A client component, because the payload of the page would otherwise repeat the markup of all results. */
export function Result({ hit }: { hit: CountedHit }) {
  const { href, name, marks, details = [], snippet, projects: list } = hit
  const status = details.find((detail) => getStage(detail))
  // Ended projects with the searched word in their names may come first.
  const hasEnded = getStage(status) === 'ended'
  const projects = list && counted(list.count, 'project')
  return (
    <li className="border-rule border-b py-2 [overflow-wrap:anywhere]">
      <div className="flex items-baseline justify-between gap-4">
        <SiteLink href={href} className={hasEnded ? 'text-muted' : undefined}>
          <MarkedText text={name} marks={marks} />
        </SiteLink>
        {status && (
          <span className="shrink-0 text-note">
            <StatusMark status={status} />
          </span>
        )}
      </div>
      <p className="mt-0.5 text-muted text-note leading-6">
        {details.filter((detail) => detail !== status).join(' · ')}
        {list && (
          <>
            {' · '}
            <a href={list.address} aria-label={`${projects}: ${name}`}>
              {projects}
            </a>
          </>
        )}
      </p>
      {snippet && (
        <p className="mt-1 max-w-[46em] text-note">
          <MarkedText {...snippet} />
        </p>
      )}
    </li>
  )
}
