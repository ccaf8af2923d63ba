import { Fragment } from 'react'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { type Family, getWords } from '@/lib/contract/families'
import { missingRecordAddress } from '@/lib/portal/corrections/correction-address'
import { withIndefiniteArticle } from '@/lib/text/article'

const suggested: readonly Family[] = ['projects', 'entities', 'regulations', 'standards', 'dlts']

export function Corrections() {
  return (
    <Section sideTitle id="corrections" title="Corrections">
      <Prose>
        <p>
          On any page, choose “Suggest a correction” or the pen next to a fact. Tell us what it
          should say and link to a source. You need no account, and we do not ask who you are. We
          check the source before we change anything.
        </p>
        <p>
          Is something missing? Suggest{' '}
          {suggested.map((family, index) => (
            <Fragment key={family}>
              {index > 0 && (index === suggested.length - 1 ? ' or ' : ', ')}
              <SiteLink href={missingRecordAddress(family)}>
                {withIndefiniteArticle(getWords(family).one)}
              </SiteLink>
            </Fragment>
          ))}{' '}
          with a page that describes it.
        </p>
        <p>
          You can also edit the data yourself. Each record is a YAML file in the folder{' '}
          <code>data/</code> of the source code:
        </p>
        <ol>
          <li>
            Find the file. Projects are in <code>data/projects/</code>; the number in a page’s
            address is the <code>id</code> in the file.
          </li>
          <li>Change the fact and its source: the address of a public page that confirms it.</li>
          <li>
            Run <code>npm run data:check</code>. It reports each problem with file and line.
          </li>
          <li>Send us the change for review.</li>
        </ol>
        <p>
          If this site shows another publisher’s data, send corrections to that publisher. The terms
          have the contact.
        </p>
      </Prose>
    </Section>
  )
}
