'use client'

import { isLocalDid, siteOfDid } from '@/lib/proof/did-web'
import { counted } from '@/lib/text/counted'
import { formatBytes } from '@/lib/text/units'
import { type Comparison, findFile, type HashedFile } from './file-check'
import type { FileOutcome } from './use-checks'

/** The heading of the outcome. Its mark distinguishes outcomes other than by colour. */
function getResult({
  files,
  comparisons,
}: FileOutcome): [verdict: string, mark: string, title: string] {
  if (files.length === 0) return ['unread', '–', 'Nothing was checked']
  if (comparisons.length === 0) return ['unread', '–', 'Not compared yet']
  const found = files.filter((file) => findFile(file, comparisons)).length
  if (found === files.length) return ['genuine', '✓', 'Unchanged since it was signed']
  return found === 0
    ? ['refused', '✕', 'Not among the signed files']
    : ['refused', '✕', 'Some files are not among the signed files']
}

const getVersion = ({ version, title }: Comparison): string =>
  version ? `version ${version}` : `“${title}”`

function getFinding(file: HashedFile, comparisons: readonly Comparison[]): string {
  if (file.sha256 === undefined) return 'We cannot read it, or it is too large to hash here.'
  if (comparisons.length === 0) return ''
  const found = findFile(file, comparisons)
  if (found)
    return `It is identical to ${found.file.name} of ${getVersion(found.comparison)}, byte for byte.`
  const namesake = comparisons.find(({ files }) => files.some(({ name }) => name === file.name))
  const namesakeNote = namesake
    ? ` The file of this name in ${getVersion(namesake)} has different content: yours was changed or is from another version.`
    : ''
  return `No signed file has this content.${namesakeNote}`
}

function FileLine({ file, comparisons }: { file: HashedFile } & Pick<FileOutcome, 'comparisons'>) {
  const finding = getFinding(file, comparisons)
  return (
    <li>
      <span className="font-semibold [overflow-wrap:anywhere]">{file.name}</span>,{' '}
      {formatBytes(file.bytes)}
      {finding && <p>{finding}</p>}
      {file.sha256 && (
        <code className="block text-muted text-note [overflow-wrap:anywhere]">
          SHA-256 {file.sha256}
        </code>
      )}
    </li>
  )
}

interface FilesViewProps {
  outcome: FileOutcome
  /** Undefined if the site has not signed any version. */
  askSite: ((outcome: FileOutcome) => void) | undefined
  isBusy: boolean
}

function WhatToCompareWith({ outcome, askSite, isBusy }: FilesViewProps) {
  const { files, comparisons } = outcome
  const isOpen = files.some((file) => file.sha256 && !findFile(file, comparisons))
  if (!isOpen || comparisons.some(({ isFetched }) => isFetched)) return null
  if (!askSite) return <p>Drop the signed list of a version together with its files.</p>
  return (
    <>
      <div className="actions">
        <button
          type="button"
          className="button strong"
          disabled={isBusy}
          onClick={() => askSite(outcome)}
        >
          Compare with our versions
        </button>
      </div>
      <p className="text-muted text-note">
        This downloads the signed lists of our versions. To stay offline, drop the signed list of a
        version together with its files.
      </p>
    </>
  )
}

export function FilesView(props: FilesViewProps) {
  const { files, comparisons, faults } = props.outcome
  const [verdict, mark, title] = getResult(props.outcome)
  return (
    <section className="outcome" data-verdict={verdict}>
      <h2>
        <span aria-hidden="true">{mark}</span> {title}
      </h2>
      <ul className="files">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may not be unique, and the order does not change.
          <FileLine key={index} file={file} comparisons={comparisons} />
        ))}
      </ul>
      {comparisons.length > 0 && (
        <>
          <p>Your browser compared the SHA-256 of each file with:</p>
          <ul className="compared">
            {comparisons.map((comparison) => (
              <li key={`${comparison.signer} ${comparison.version}`}>
                The signed list of {getVersion(comparison)}, with{' '}
                {counted(comparison.files.length, 'file')}, signed by{' '}
                {siteOfDid(comparison.signer) ?? 'a key without a site'};{' '}
                {comparison.isFetched ? 'just loaded from this site' : 'provided with the files'}.
              </li>
            ))}
          </ul>
          {comparisons.some(({ signer }) => isLocalDid(signer)) && (
            <p className="note">localhost is your own machine, so this proves nothing to others.</p>
          )}
        </>
      )}
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
      <WhatToCompareWith {...props} />
    </section>
  )
}
