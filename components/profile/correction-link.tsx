'use client'

/** Leads to the form for corrections. The words are made in the browser too, for the data of a page to be small. */
export function CorrectionLink({ href }: { href: string }) {
  return <a href={href}>Suggest a correction</a>
}
