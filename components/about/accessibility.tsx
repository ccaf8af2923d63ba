import { ExternalLink } from '@/components/layout/external-link'
import { PageMain } from '@/components/layout/page-main'
import { TextSection } from '@/components/layout/prose'
import { SiteLink } from '@/components/layout/site-link'
import { siteName } from '@/lib/contract/site-name'
import { getTerms } from '@/lib/portal/about/load'
import { safeHttpUrl } from '@/lib/text/safe-http-url'

async function Reporting() {
  const terms = await getTerms()
  const issues = terms?.contact.issues
  return (
    <TextSection id="report" title="Report a problem">
      <p>
        Tell us what you wanted to do, on which page, and with which browser and assistive
        technology.{' '}
        {issues && safeHttpUrl(issues) && (
          <>
            Report it at <ExternalLink href={issues}>{issues}</ExternalLink>.{' '}
          </>
        )}
        See the <SiteLink href="/terms#contact">terms</SiteLink> for contacts.
      </p>
    </TextSection>
  )
}

export function Accessibility() {
  return (
    <PageMain title="Accessibility">
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        {siteName} aims to meet the Web Content Accessibility Guidelines 2.2, level AA, on every
        page.
      </p>
      <TextSection id="manner" title="What you can rely on">
        <ul>
          <li>Each page has one main heading, landmarks, and a link that skips to the content.</li>
          <li>Each table has a name, and each of its rows has a header.</li>
          <li>
            Nothing relies on colour alone: status, Yes, No and Not disclosed have words and shapes.
          </li>
          <li>
            <kbd>/</kbd>, or Ctrl and K, opens the search box on any page. While you type in a
            field, <kbd>/</kbd> is only a character.
          </li>
          <li>
            Colours follow your system, or your choice in the header. Motion follows your system.
          </li>
          <li>Pages can be printed: sources then show their addresses.</li>
        </ul>
      </TextSection>
      <TextSection id="checks" title="How we test">
        <p>With every change to the software, on every type of page:</p>
        <ul>
          <li>
            axe reports no violation, in light and dark mode, with menus and suggestions open;
          </li>
          <li>no page scrolls sideways at 320 pixels (1280 pixels at 400 per cent zoom);</li>
          <li>search, menus and content work by keyboard, with a visible focus;</li>
          <li>search, lists and profiles work with scripts switched off.</li>
        </ul>
        <p>
          Automated tests find only some problems. We have not yet tested with people who use
          assistive technology every day, and no outside expert has assessed the site.
        </p>
      </TextSection>
      <TextSection id="limits" title="Known limits">
        <ul>
          <li>
            Names and titles in other languages are not marked, because the data does not contain
            their language. A screen reader may pronounce them as English.
          </li>
          <li>
            Screen readers cannot read maps and networks. The lists, tables and profiles have the
            same information.
          </li>
          <li>Sources are other people’s pages and may not be accessible.</li>
        </ul>
      </TextSection>
      <Reporting />
    </PageMain>
  )
}
