import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { didDocumentPath, isLocalDid } from '@/lib/proof/did-web'
import { Verifier } from './verifier'

function WhatItSays() {
  return (
    <Section beside id="meaning" title="What a signature says">
      <Prose>
        <p>
          It says that whoever holds the key of a site stated exactly this, and that not a letter of
          it was changed since. It does not say that the statement is true: for that each record has
          its sources. The day in it is the day of the data, as the site gives it, and no proof of
          when it was signed. And this page comes from the site whose signatures it checks: it shows
          that nobody else has changed anything. If you do not trust the site itself, check the same
          file with other software.
        </p>
        <p>
          The digests of sources are of what this site says of a source: its title, publisher,
          address, the day it was seen and its copy. They are not of the page that was cited. Each
          stands beside the address of a file of this site; fetch that file, hash its bytes, and the
          digest is the same.
        </p>
      </Prose>
    </Section>
  )
}

function WhereTheyAre({ issuer }: { issuer: string | undefined }) {
  if (issuer === undefined) {
    return (
      <p>
        This site signs nothing: the records that it shows are another server’s, or its address can
        have no identifier. Credentials of other sites can be checked here.
      </p>
    )
  }
  return (
    <>
      <p>
        Each record has one at its address with <code>.vc.json</code> behind it; its profile links
        to it. Each version of the data has one over the hashes of all its files, on the page of the{' '}
        <SiteLink href="/versions">versions</SiteLink>: drop a file of the{' '}
        <SiteLink href="/downloads">downloads</SiteLink> above, and your browser hashes it and says
        which file of which version it is. This site signs as <code>{issuer}</code>. Its keys, those
        that were replaced too, are in its <a href={didDocumentPath}>document</a>.
      </p>
      {isLocalDid(issuer) && (
        <p>
          This address is known on this machine only. What is signed here proves nothing to others.
        </p>
      )}
    </>
  )
}

function OtherSoftware() {
  return (
    <p>
      They are Verifiable Credentials 2.0 of the W3C, secured by Data Integrity with the cryptosuite{' '}
      <code>eddsa-jcs-2022</code>: any software for these checks them too.
    </p>
  )
}

/** The terms in credentials that the W3C does not define; their addresses lead to this page. */
const words = {
  RecordCredential: 'A credential of what this site published about a record, in one version.',
  VersionCredential: 'A credential of the files of a version of the data, by their digests.',
  record: 'The record as the API gives it, as JSON.',
  seen: 'The day on which somebody last found the facts in a source.',
}

function Words() {
  return (
    <Section beside id="words" title="Terms used in credentials">
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
  /** The identifier of the site, if it signs its records. */
  issuer: string | undefined
  /** The versions that it has signed, newest first. */
  versions: readonly string[]
}

export function VerifyPage({ issuer, versions }: VerifyPageProps) {
  return (
    <PageMain section="verify">
      <div className="pt-9">
        <PageTitle>Verify</PageTitle>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          Is a copy of a record, or a file of a version, what this site signed? Your browser finds
          out by itself: nothing is sent anywhere.
        </p>
      </div>
      <noscript>
        <p className="mt-6 max-w-[42em]">
          Checking takes JavaScript, because it happens in your browser. Without it, any software
          for Verifiable Credentials does the same.
        </p>
      </noscript>
      <Verifier versions={versions} />
      <WhatItSays />
      <Section beside id="credentials" title="Where credentials are">
        <Prose>
          <WhereTheyAre issuer={issuer} />
          <OtherSoftware />
        </Prose>
      </Section>
      <Words />
    </PageMain>
  )
}
