'use client'

/**
 * The status of a project as a word with a shape: full, half, open or ended. The shapes are in `text.css`. A client
 * component, because the payload of a page with hundreds of them would repeat their markup.
 */

import { getStage, type Stage, statusLabel } from '@/lib/portal/projects/status'
import { notDisclosedLabel } from '@/lib/text/labels'

const shapes: Readonly<Record<Stage, string>> = {
  running: 'full',
  pilot: 'half',
  planned: 'open',
  ended: 'ended',
}

/** The classes of a status with its shape. A status that is not disclosed has no shape. */
export const statusMark = (status: string): string | undefined => {
  const stage = getStage(status)
  return stage && `mark ${shapes[stage]}`
}

export function StatusMark({ status }: { status: string | null | undefined }) {
  if (!status) return <span className="text-muted text-note">{notDisclosedLabel}</span>
  return (
    <span className={statusMark(status) ?? `mark ${shapes.planned}`}>{statusLabel(status)}</span>
  )
}

/** Yes, No and Not disclosed, each with its own shape. The shapes are in `text.css`. */
export function YesNo({ value }: { value: boolean | null | undefined }) {
  if (value === true) return <span className="mark yes">Yes</span>
  if (value === false) return <span className="mark no">No</span>
  return <span className="mark undisclosed">{notDisclosedLabel}</span>
}
