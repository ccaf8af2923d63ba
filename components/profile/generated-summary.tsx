'use client'

/** A summary written by AI, labelled as such. A client component, to keep the payload of pages small. */
export function GeneratedSummary({ text }: { text: string }) {
  return (
    <p className="profile-summary">
      <small>
        AI-written text<span className="sr-only">:</span>
      </small>{' '}
      {text}
    </p>
  )
}
