import type { ReactNode } from 'react'
import { formatCount } from '@/lib/text/counted'

interface ProfileSectionProps {
  title: string
  /** Of what the section lists. */
  count?: number
  /** Beside the title, for example that the text was generated. */
  badge?: string
  /** Under the title: what the section counts or shows. */
  note?: ReactNode
  id?: string
  children: ReactNode
}

/** A part of a profile. Its look is in `profile.css`: a profile has many, and its HTML has a budget. */
export function ProfileSection({ title, count, badge, note, id, children }: ProfileSectionProps) {
  return (
    <section {...(id ? { id } : {})}>
      <h2>
        {title}
        {count ? (
          <>
            {' '}
            <small>{formatCount(count)}</small>
          </>
        ) : null}
        {badge && (
          <>
            {' '}
            <b>{badge}</b>
          </>
        )}
      </h2>
      {note && <p className="note">{note}</p>}
      {children}
    </section>
  )
}

/** Text that was written by a machine, and says so. */
export function GeneratedSummary({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <ProfileSection title="Summary" badge="AI-written text">
      <p>{text}</p>
    </ProfileSection>
  )
}
