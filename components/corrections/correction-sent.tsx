import { PageMain } from '@/components/layout/page-main'
import { Prose } from '@/components/layout/prose'
import { SiteLink } from '@/components/layout/site-link'
import { getWords } from '@/lib/contract/families'
import { recordAddress } from '@/lib/corrections/correction'
import { correctionAddress } from '@/lib/portal/corrections/correction-address'
import { type CorrectionState, isForMissingRecord } from '@/lib/portal/corrections/correction-query'

export function CorrectionSent({ state }: { state: CorrectionState }) {
  const { family, segment } = state
  const record = `${family}/${segment}`
  const { singular, plural } = getWords(family)
  const isMissing = isForMissingRecord(state)
  return (
    <PageMain section={family} title="Thank you">
      <div className="mt-4">
        <Prose>
          <p>
            We have received your {isMissing ? 'suggestion' : 'correction'}. We check it against its
            source before we change anything. We cannot reply, because we do not ask who you are.
          </p>
          <p>
            <SiteLink href={recordAddress(record)}>
              {isMissing ? `Back to the list of ${plural}` : `Back to the ${singular}`}
            </SiteLink>
            , or{' '}
            <SiteLink href={correctionAddress(record)}>
              {isMissing ? `suggest another ${singular}` : 'suggest another correction'}
            </SiteLink>
            .
          </p>
        </Prose>
      </div>
    </PageMain>
  )
}
