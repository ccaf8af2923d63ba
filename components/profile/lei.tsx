import { ExternalLink } from '@/components/layout/external-link'

/** The form of an LEI (ISO 17442): 18 letters and digits, and two check digits. */
const form = /^[A-Z0-9]{18}[0-9]{2}$/

/** A Legal Entity Identifier, as a link to its public record if its form is valid. */
export function Lei({ code }: { code: string }) {
  const address = form.test(code) ? `https://search.gleif.org/#/record/${code}` : undefined
  return (
    <ExternalLink href={address} className="host">
      {code}
    </ExternalLink>
  )
}
