'use client'

import { DateText } from '@/components/layout/date-text'
import { Fact, FactList } from '@/components/layout/fact-list'
import type { SignedCredential } from '@/lib/proof/credential'
import { isLocalDid, siteOfDid } from '@/lib/proof/did-web'
import { formatCount } from '@/lib/text/counted'
import { formatInstant } from '@/lib/text/dates'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { getText } from './file-check'
import type { Outcome, Since } from './verification'

const titles: Record<Outcome['verdict'], string> = {
  genuine: 'Genuine',
  refused: 'Not genuine',
  undecided: 'Cannot be verified',
  learned: 'Keys loaded',
  unread: 'Nothing was checked',
}

/** A distinct symbol for each, so that they differ by more than their colour. */
const marks: Record<Outcome['verdict'], string> = {
  genuine: '✓',
  refused: '✕',
  undecided: '?',
  learned: '+',
  unread: '–',
}

function Subject({ credential }: { credential: SignedCredential }) {
  const { id, name } = credential.credentialSubject
  const url = safeHttpUrl(getText(id))
  const title = getText(name) || getText(credential.name) || getText(id)
  if (!url) return title
  const isHere = typeof window !== 'undefined' && url.host === window.location.host
  return (
    <a
      href={isHere ? url.pathname : url.href}
      rel={isHere ? undefined : 'external noopener nofollow'}
    >
      {title}
    </a>
  )
}

function sinceText(since: Since): string {
  if (since.state === 'same') return 'Unchanged: the site still publishes this.'
  if (since.state === 'unknown')
    return 'Unknown. The site did not respond, or no longer publishes this.'
  const { fields, version } = since
  const listedFields = fields.slice(0, 12).join(', ')
  const hiddenCount = fields.length - 12
  return `Changed ${version ? `in version ${version}` : 'since'}: ${listedFields}${hiddenCount > 0 ? ` and ${formatCount(hiddenCount)} more` : ''}.`
}

const getLength = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

function Contents({ credential }: { credential: SignedCredential }) {
  const { wasDerivedFrom } = credential.credentialSubject
  if ('record' in credential.credentialSubject) {
    return <Fact term="Sources">{formatCount(getLength(wasDerivedFrom))}</Fact>
  }
  const files = getLength(credential.relatedResource)
  return files > 0 ? <Fact term="File hashes">{formatCount(files)}</Fact> : null
}

/** Names another signer by identifier, because the name in the credential may be anything. */
const otherSigner = (site: string | undefined): string =>
  site
    ? `Signed by ${site}, not by this site.`
    : 'Not signed by this site. The key names no owner: anyone can create such a key.'

interface GenuineProps {
  signer: string
  credential: SignedCredential
  isOwn: boolean
  since: Since | undefined
}

function Genuine({ signer, credential, isOwn, since }: GenuineProps) {
  const { validFrom, proof, credentialSubject } = credential
  const version = getText(credentialSubject.version)
  const site = siteOfDid(signer)
  return (
    <>
      <p>It has not been altered since it was signed. {!isOwn && otherSigner(site)}</p>
      <FactList>
        <Fact term="About">
          <Subject credential={credential} />
        </Fact>
        <Fact term="Signed by">
          {site ?? 'a key without a site'}{' '}
          <code className="block text-muted text-note [overflow-wrap:anywhere]">{signer}</code>
        </Fact>
        {version && <Fact term="Version">{version}</Fact>}
        {isOwn && !version && <Fact term="Version">None: changed since the last version</Fact>}
        {validFrom && (
          <Fact term="As of">
            <DateText date={validFrom.slice(0, 10)} />
          </Fact>
        )}
        {proof.created && <Fact term="Dated">{formatInstant(proof.created)}</Fact>}
        <Contents credential={credential} />
        {since && <Fact term="Since then">{sinceText(since)}</Fact>}
      </FactList>
      {isLocalDid(signer) && (
        <p className="note">{site} is your own machine, so this proves nothing to others.</p>
      )}
    </>
  )
}

export function OutcomeView({ outcome, since }: { outcome: Outcome; since: Since | undefined }) {
  const { verdict } = outcome
  return (
    <section className="outcome" data-verdict={verdict}>
      <h2>
        <span aria-hidden="true">{marks[verdict]}</span> {titles[verdict]}
      </h2>
      {outcome.verdict === 'genuine' && <Genuine {...outcome} since={since} />}
      {outcome.verdict === 'learned' && (
        <p>
          We will use the keys of {outcome.did} during this visit. Now paste the signed copy. Trust
          the keys only as far as you trust where they came from.
        </p>
      )}
      {'reason' in outcome && <p>{outcome.reason}</p>}
    </section>
  )
}
