import { Fragment } from 'react'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { isApiEmbedded } from '@/lib/client/public-address'
import { type Family, getWords } from '@/lib/contract/families'
import { missingRecordAddress } from '@/lib/portal/corrections/correction-address'
import { withIndefiniteArticle } from '@/lib/text/sentences'
import { OtherPublisher } from './other-publisher'

const suggested: readonly Family[] = ['projects', 'entities', 'regulations', 'standards', 'dlts']

export function Corrections() {
  return (
    <Section sideTitle id="corrections" title="Corrections">
      <Prose>
        <p>
          On any page, choose “Suggest a correction” or the pen next to a fact. Tell us what it
          should say and link to a source. You need no account, and we do not ask who you are. We
          check the source before we change anything. Read{' '}
          <SiteLink href="/about/corrections">what happens next</SiteLink>.
        </p>
        <p>
          Is something missing? Suggest{' '}
          {suggested.map((family, index) => (
            <Fragment key={family}>
              {index > 0 && (index === suggested.length - 1 ? ' or ' : ', ')}
              <SiteLink href={missingRecordAddress(family)}>
                {withIndefiniteArticle(getWords(family).singular)}
              </SiteLink>
            </Fragment>
          ))}{' '}
          and link to a page that describes it.
        </p>
        {isApiEmbedded() ? (
          <p>
            Developers can also edit the data. Each page is a file in the folder <code>data/</code>{' '}
            of the source code, whose README explains how.
          </p>
        ) : (
          <OtherPublisher />
        )}
      </Prose>
    </Section>
  )
}
