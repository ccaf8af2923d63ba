import { ProfileSection } from './profile-section'

/** A summary written by AI, labelled as such. */
export function GeneratedSummary({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <ProfileSection title="Summary" badge="AI-written text">
      <p>{text}</p>
    </ProfileSection>
  )
}
