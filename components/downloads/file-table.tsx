import type { CompleteDownload } from '@/lib/portal/downloads/downloads-view'
import { formatBytes } from '@/lib/text/bytes'

function Row({ file, hasContents }: { file: CompleteDownload; hasContents: boolean }) {
  return (
    <tr>
      <td>
        <a href={file.href} download>
          {file.title}
        </a>
        {file.use && <span className="block text-muted text-note">{file.use}</span>}
      </td>
      <td className="figure whitespace-nowrap" data-label="Size">
        {formatBytes(file.bytes)}
      </td>
      {hasContents && (
        <td className="tabular-nums" data-label="Contains">
          {file.contents}
        </td>
      )}
      <td className="lg:w-[31rem]">
        <span className="block text-note">{file.name}</span>
        <code className="block font-mono text-[0.6875rem] text-muted leading-snug [overflow-wrap:anywhere]">
          {file.sha256}
        </code>
      </td>
    </tr>
  )
}

/** Files with all of the data, each with its use. */
export function FileTable({
  files,
  caption,
}: {
  files: readonly CompleteDownload[]
  caption: string
}) {
  const hasContents = files.some(({ contents }) => contents !== undefined)
  return (
    <table className="data-table stacked">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Format</th>
          <th scope="col" className="figure">
            Size
          </th>
          {hasContents && <th scope="col">Contains</th>}
          <th scope="col">File and checksum</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <Row key={file.name} file={file} hasContents={hasContents} />
        ))}
      </tbody>
    </table>
  )
}
