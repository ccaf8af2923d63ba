/** The status of a project as a word with a shape: full, half, open or ended. The shapes are in `text.css`. */

const shapes: Record<string, string> = {
  Launched: 'full',
  Active: 'full',
  Pilot: 'half',
  Announced: 'open',
  Discontinued: 'ended',
  Inactive: 'ended',
}

export function StatusMark({ status }: { status: string | null | undefined }) {
  if (!status) return <span className="text-muted text-note">Not given</span>
  return <span className={`mark ${shapes[status] ?? 'open'}`}>{status}</span>
}

/** Yes, No and Undisclosed, each with its own shape. The shapes are in `text.css`. */
export function YesNo({ value }: { value: boolean | null | undefined }) {
  if (value === true) return <span className="mark yes">Yes</span>
  if (value === false) return <span className="mark no">No</span>
  return <span className="mark undisclosed">Undisclosed</span>
}
