interface SkipLinkProps {
  /** The id of the element behind the part that the link skips. */
  to: string
  children: string
}

/** A link past a part of the page that has many links. It is visible only while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="screen-only sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded focus:bg-surface focus:px-3 focus:py-2"
    >
      {children}
    </a>
  )
}
