import { PageMain } from '@/components/layout/page-main'
import { Prose, TextSection } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { siteName } from '@/lib/contract/site-name'
import type { SignedExample } from '@/lib/portal/proof/load'
import { checkAddress, credentialEnding } from '@/lib/proof/credential'
import { didDocumentPath, isLocalDid } from '@/lib/proof/did-web'
import { Verifier } from './verifier'

function SignedCopyPlaces({ issuer }: { issuer: string | undefined }) {
  if (issuer === undefined) {
    return (
      <p>
        This site does not sign its files. You can still check signed copies from other sites here.
      </p>
    )
  }
  return (
    <>
      <p>
        <b>A page.</b> Open the page of a project, an organization or a country, and choose “Signed
        copy”.
      </p>
      <p>
        <b>A download.</b> Each <SiteLink href="/versions">version</SiteLink> has a signed list of
        its files. Drop a <SiteLink href="/downloads">downloaded file</SiteLink> above to see its
        version.
      </p>
    </>
  )
}

/** The terms in credentials that the W3C does not define; their addresses are on this page. */
const ownTerms = {
  RecordCredential: 'A signed copy of one page of this site, as it was in one version of the data.',
  VersionCredential: 'A signed list of the files of a version, with the hash of each.',
  record: 'The record as JSON, as returned by the API.',
  seen: 'The day we last found the facts in a source.',
}

interface VerifyPageProps {
  issuer: string | undefined
  example: SignedExample | undefined
  versions: readonly string[]
}

export function VerifyPage({ issuer, example, versions }: VerifyPageProps) {
  return (
    <PageMain title="Verify a file">
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        Paste a signed copy or choose a file to check whether it comes from {siteName} and is
        unaltered. It stays on your device.
      </p>
      {issuer !== undefined && isLocalDid(issuer) && (
        <p className="mt-3 max-w-[42em]">
          This is a test copy of the site on one computer: its signatures prove nothing to others.
        </p>
      )}
      {example && (
        <p className="mt-3 max-w-[42em]">
          To try it, <a href={checkAddress(example.address)}>check the page on {example.name}</a>.
          Its <a href={example.address}>signed copy</a> works in other verifiers too.
        </p>
      )}
      <noscript>
        <p className="mt-6 max-w-[42em]">
          This check needs JavaScript. Without it, use any verifier of W3C Data Integrity proofs
          that supports <code className="whitespace-nowrap">eddsa-jcs-2022</code>.
        </p>
      </noscript>
      <Verifier versions={versions} />
      <TextSection id="meaning" title="What the result means">
        <p>
          “Genuine” means that this site published the file and that nobody has altered it. It does
          not mean that every fact in it is true. To check a fact, open its source.
        </p>
        <p>
          If you do not want to rely on this site for the check, use any verifier of W3C Data
          Integrity proofs that supports <code className="whitespace-nowrap">eddsa-jcs-2022</code>.
        </p>
      </TextSection>
      <TextSection id="copies" title="Where to find signed copies">
        <SignedCopyPlaces issuer={issuer} />
      </TextSection>
      <Section sideTitle id="credentials" title="Technical details">
        <Prose>
          <p>
            Signed copies are W3C Verifiable Credentials 2.0 with Data Integrity proofs (
            <code className="whitespace-nowrap">eddsa-jcs-2022</code>). Their addresses end in{' '}
            <code>{credentialEnding}</code>.
            {issuer && (
              <>
                {' '}
                This site signs as <code>{issuer}</code>; its{' '}
                <a href={didDocumentPath}>DID document</a> lists its current and previous keys.
              </>
            )}
          </p>
          <p>
            The date in a signed copy is that of the data, not of the signature. A source hash, a
            fingerprint that changes if the text does, covers our record of the source, not the
            source itself. To check it, calculate the SHA-256 of the file linked next to it.
          </p>
        </Prose>
        <details className="fold mt-3">
          <summary>Terms we define</summary>
          <ul className="lines max-w-[42em]">
            {Object.entries(ownTerms).map(([word, meaning]) => (
              <li key={word} id={word}>
                <code>{word}</code>
                <p className="note">{meaning}</p>
              </li>
            ))}
          </ul>
        </details>
      </Section>
    </PageMain>
  )
}
