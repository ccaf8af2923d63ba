import { ExternalLink } from '@/components/layout/external-link'

/** 18 letters and digits, and two check digits (ISO 17442). */
const form = /^[A-Z0-9]{18}[0-9]{2}$/

/** A Legal Entity Identifier, leading to its record where it can be one. */
export function Lei({ code }: { code: string }) {
  const address = form.test(code) ? `https://search.gleif.org/#/record/${code}` : undefined
  return (
    <ExternalLink href={address} className="host">
      {code}
    </ExternalLink>
  )
}
