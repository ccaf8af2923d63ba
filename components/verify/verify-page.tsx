import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { siteName } from '@/lib/contract/site-name'
import { didDocumentPath, isLocalDid } from '@/lib/proof/did-web'
import { Verifier } from './verifier'

function SignatureMeaning() {
  return (
    <Section sideTitle id="meaning" title="What a signature shows">
      <Prose>
        <p>
          A valid signature shows that this site published the file and that it has not been
          altered. It does not show that the content is true: check the sources for that. The date
          is that of the data, not of the signature. This page comes from the site it checks. If you
          do not trust the site, check the file with other software.
        </p>
        <p>
          Source hashes cover our description of each source (title, publisher, URL, date and
          archived copy), not the cited page itself. To check one, download the file at the URL next
          to it and hash it.
        </p>
      </Prose>
    </Section>
  )
}

function WhereTheyAre({ issuer }: { issuer: string | undefined }) {
  if (issuer === undefined) {
    return (
      <p>
        Signing is not available on this site: it shows another server’s data, or its address cannot
        have a DID. You can still check credentials of other sites here.
      </p>
    )
  }
  return (
    <>
      <p>
        The page of every project, organization or other record has one: add <code>.vc.json</code>{' '}
        to its address, or use the link on the page. Each version has one for the hashes of all its
        files; see <SiteLink href="/versions">versions</SiteLink>. To see which version a file from
        the <SiteLink href="/downloads">downloads</SiteLink> belongs to, drop it above. This site
        signs as <code>{issuer}</code>. Its current and previous keys are in its{' '}
        <a href={didDocumentPath}>DID document</a>.
      </p>
      {isLocalDid(issuer) && (
        <p>This address exists only on this machine, so its signatures prove nothing to others.</p>
      )}
    </>
  )
}

function OtherSoftware() {
  return (
    <p>
      They are W3C Verifiable Credentials 2.0 with Data Integrity proofs (
      <code>eddsa-jcs-2022</code>), so other software can check them too.
    </p>
  )
}

/** The terms in credentials that the W3C does not define; their addresses lead to this page. */
const words = {
  RecordCredential: 'A credential for what this site published on one page, in one version.',
  VersionCredential: 'A credential for the files of a version, by their hashes.',
  record: 'The record as JSON, as returned by the API.',
  seen: 'The day we last found the facts in a source.',
}

function Words() {
  return (
    <Section sideTitle id="words" title="Terms used in credentials">
      <ul className="lines max-w-[42em]">
        {Object.entries(words).map(([word, meaning]) => (
          <li key={word} id={word}>
            <code>{word}</code>
            <p className="note">{meaning}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface VerifyPageProps {
  issuer: string | undefined
  versions: readonly string[]
}

export function VerifyPage({ issuer, versions }: VerifyPageProps) {
  return (
    <PageMain section="verify">
      <div className="pt-9">
        <PageTitle>Verify</PageTitle>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          Check that a file really comes from {siteName}. The check runs in your browser; nothing is
          uploaded.
        </p>
      </div>
      <noscript>
        <p className="mt-6 max-w-[42em]">
          The check needs JavaScript, because it runs in your browser. You can also use other
          software for Verifiable Credentials.
        </p>
      </noscript>
      <Verifier versions={versions} />
      <SignatureMeaning />
      <Section sideTitle id="credentials" title="Where to find credentials">
        <Prose>
          <WhereTheyAre issuer={issuer} />
          <OtherSoftware />
        </Prose>
      </Section>
      <Words />
    </PageMain>
  )
}
