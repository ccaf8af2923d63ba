import '@/components/developers/developers.css'
import { Code } from '@/components/developers/code'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { checkAddress, versionCredentialName } from '@/lib/proof/credential'

const shell = (latest: string) => `curl -LO ${latest}did_atlas.sqlite
curl -LO ${latest}SHA256SUMS
sha256sum --check --ignore-missing SHA256SUMS`

/** Links to the signed hashes of all files. */
function Signed({ version }: { version: string }) {
  const address = `/downloads/${version}/${versionCredentialName}`
  return (
    <p>
      The hashes of all files are available <a href={address}>signed</a> by this site;{' '}
      <a href={checkAddress(address)}>check the signature</a>.
    </p>
  )
}

interface UseTheFilesProps {
  latest: string
  /** The version, if the site signs its files. */
  signed: string | undefined
}

/** Information for users of the files. */
export function UseTheFiles({ latest, signed }: UseTheFilesProps) {
  return (
    <Section beside id="use" title="Use the files">
      <Prose>
        <p>
          Each file has an address with the version in it. With <b>latest</b> in its place it leads
          to the current version; <SiteLink href="/versions">older ones</SiteLink> stay where they
          are. Downloads can be resumed.
        </p>
      </Prose>
      <Code title="Fetch a file and check it">{shell(latest)}</Code>
      <div className="mt-5">
        <Prose>
          {signed && <Signed version={signed} />}
          <p>
            <b>Fields</b> have the names of the API; those of an object inside another are joined by
            an underscore, as in country_code. What is unknown is absent, or an empty cell in
            tables. What each field means is in the{' '}
            <SiteLink href="/about/codebook">codebook</SiteLink>.
          </p>
          <p>
            <b>CSV</b> is UTF-8. A spreadsheet would run a text that begins like a formula, so such
            a text has an apostrophe before it, as does a text that begins with an apostrophe: the
            first apostrophe of a cell is never part of the text. Lists of texts in a cell are JSON.
          </p>
          <p>
            <b>N-Quads and Turtle</b> say what schema.org has words for, and where each fact comes
            from; the other formats say everything.
          </p>
        </Prose>
      </div>
    </Section>
  )
}
