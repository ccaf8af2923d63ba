import { Fragment } from 'react'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { type Family, wordsOf } from '@/lib/contract/families'
import { missingRecordAddress } from '@/lib/portal/corrections/correction-address'
import { withIndefiniteArticle } from '@/lib/text/article'

const suggested: readonly Family[] = ['projects', 'entities', 'regulations', 'standards', 'dlts']

export function Corrections() {
  return (
    <Section beside id="corrections" title="Corrections">
      <Prose>
        <p>
          On every profile, “Suggest a correction” or the pen beside a fact opens a short form:
          which fact, what is right, and which page says so. You need no account, and nothing about
          you is asked. The people who run this site check it against its source before they change
          the record.
        </p>
        <p>
          Is something missing? Suggest{' '}
          {suggested.map((family, index) => (
            <Fragment key={family}>
              {index > 0 && (index === suggested.length - 1 ? ' or ' : ', ')}
              <SiteLink href={missingRecordAddress(family)}>
                {withIndefiniteArticle(wordsOf(family).one)}
              </SiteLink>
            </Fragment>
          ))}{' '}
          with a page that describes it.
        </p>
        <p>
          Each record of the DID Atlas dataset is one text file, in YAML, in the folder{' '}
          <code>data/</code> of this site’s source code. A correction changes that file:
        </p>
        <ol>
          <li>
            Find the file: projects are in <code>data/projects/</code>, one file each, and the
            number in a profile’s address is the <code>id</code> in the file.
          </li>
          <li>
            Change the fact, and with it the source: the address of a public page that confirms what
            the record now says. A fact without a source can be removed.
          </li>
          <li>
            Run <code>npm run data:check</code>. It names each problem with its file and line.
          </li>
          <li>Send the change to whoever runs this site, for review.</li>
        </ol>
        <p>
          If this site shows the data of another publisher, corrections belong there: the page of
          terms says whom to ask.
        </p>
      </Prose>
    </Section>
  )
}
