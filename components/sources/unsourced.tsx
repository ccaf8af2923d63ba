'use client'

/** The ring of facts without a source. */
export function Unsourced() {
  return <span className="unsourced" role="img" title="No source" />
}
