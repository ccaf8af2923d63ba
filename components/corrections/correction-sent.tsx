import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { SiteLink } from '@/components/layout/site-link'
import { wordsOf } from '@/lib/contract/families'
import { correctionAddress } from '@/lib/portal/corrections/correction-address'
import type { CorrectionState } from '@/lib/portal/corrections/correction-query'

/** Thanks the visitor for a correction that has arrived. */
export function CorrectionSent({ state: { family, segment } }: { state: CorrectionState }) {
  const record = `${family}/${segment}`
  return (
    <PageMain section={family}>
      <div className="pt-9">
        <PageTitle>Thank you</PageTitle>
      </div>
      <div className="mt-4">
        <Prose>
          <p>
            Your correction has arrived. The people who run this site check it against its source
            before they change the record. They cannot answer you, because nothing about you was
            asked: look at the record again in a while.
          </p>
          <p>
            <SiteLink href={`/${record}`}>Back to the {wordsOf(family).one}</SiteLink>, or{' '}
            <SiteLink href={correctionAddress(record)}>suggest another correction of it</SiteLink>.
          </p>
        </Prose>
      </div>
    </PageMain>
  )
}
