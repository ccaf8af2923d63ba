import { Fragment } from 'react'

/** A host, whose lines break before a dot rather than within a word. */
export function HostText({ host }: { host: string }) {
  return host.split(/(?=\.)/).map((label, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a label may occur twice in a host, and labels do not move.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {label}
    </Fragment>
  ))
}
