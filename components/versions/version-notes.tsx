import type { Version } from '@/lib/contract/versions'

/** The summary and notes that the publisher has written for a version. */
export function VersionNotes({ about: { summary, notes } }: { about: Version }) {
  return (
    <>
      <p className="max-w-[44em]">{summary}</p>
      {notes.length > 0 && (
        <ul className="mt-2 max-w-[44em] list-disc pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  )
}
