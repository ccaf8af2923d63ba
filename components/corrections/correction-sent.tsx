import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { SiteLink } from '@/components/layout/site-link'
import { wordsOf } from '@/lib/contract/families'
import { recordAddress } from '@/lib/corrections/correction'
import { correctionAddress } from '@/lib/portal/corrections/correction-address'
import { type CorrectionState, isOfMissingRecord } from '@/lib/portal/corrections/correction-query'

/** Thanks the visitor for a correction that has arrived, or for a record that was missing. */
export function CorrectionSent({ state }: { state: CorrectionState }) {
  const { family, segment } = state
  const record = `${family}/${segment}`
  const { one, many } = wordsOf(family)
  const isMissing = isOfMissingRecord(state)
  return (
    <PageMain section={family}>
      <div className="pt-9">
        <PageTitle>Thank you</PageTitle>
      </div>
      <div className="mt-4">
        <Prose>
          <p>
            Your {isMissing ? 'suggestion' : 'correction'} has arrived. The people who run this site
            check it against its source before they change the record. They cannot answer you,
            because nothing about you was asked: look here again in a while.
          </p>
          <p>
            <SiteLink href={recordAddress(record)}>
              {isMissing ? `Back to the list of ${many}` : `Back to the ${one}`}
            </SiteLink>
            , or{' '}
            <SiteLink href={correctionAddress(record)}>
              {isMissing ? `suggest another ${one}` : 'suggest another correction of it'}
            </SiteLink>
            .
          </p>
        </Prose>
      </div>
    </PageMain>
  )
}
