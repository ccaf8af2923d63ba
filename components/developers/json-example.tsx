'use client'

/** A value as indented JSON. A client component, because the payload of a page then has the value without its indentation. */
export function JsonExample({ value }: { value: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
    <div className="answer mt-2" tabIndex={0}>
      <pre className="code">{JSON.stringify(value, null, 2)}</pre>
    </div>
  )
}
