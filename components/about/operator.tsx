import { ExternalLink } from '@/components/layout/external-link'
import { TextSection } from '@/components/layout/prose'
import type { Settings } from '@/lib/env'

type Operator = Pick<
  Settings,
  'OPERATOR_NAME' | 'OPERATOR_URL' | 'OPERATOR_EMAIL' | 'OPERATOR_NOTE'
>

/** Who runs the site, as its settings state. */
export function OperatorSection({ operator }: { operator: Operator }) {
  const { OPERATOR_NAME: name, OPERATOR_URL: url, OPERATOR_EMAIL: email } = operator
  return (
    <TextSection id="operator" title="Who runs this site">
      <p>
        {name ? (
          <>
            <ExternalLink href={url}>{name}</ExternalLink> runs this site.
          </>
        ) : (
          `This site does not name its operator${operator.OPERATOR_NOTE ? '' : ' or its funders'}. You can check most facts: their numbers link to the sources.`
        )}{' '}
        {email ? (
          <>
            Contact: <a href={`mailto:${email}`}>{email}</a>
          </>
        ) : (
          'To report a mistake, choose “Suggest a correction” on the page where you found it.'
        )}
      </p>
      {operator.OPERATOR_NOTE && <p>{operator.OPERATOR_NOTE}</p>}
    </TextSection>
  )
}
