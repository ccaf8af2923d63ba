import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { SiteLink } from '@/components/layout/site-link'
import { wordsOf } from '@/lib/contract/families'
import { type CorrectionState, correctionAddress } from '@/lib/portal/corrections/correction-query'

/** Thanks for a correction that has arrived. */
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
            Your correction has arrived. Those who run this site read it, look it up at its source
            and change the record if it holds. As nothing about you was asked, nobody can answer
            you: look at the record again some time.
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
