import { feedAddress, feedFormatNames, feedFormats } from '@/lib/portal/publish/feed-address'

interface FeedLinksProps {
  /** The address of the page that the feeds follow. */
  page: string
  /** Completes “changes to …” for screen readers. */
  subject: string
}

export function FeedLinks({ page, subject }: FeedLinksProps) {
  return (
    <span className="table-downloads screen-only">
      {feedFormatNames.map((format) => (
        <a key={format} href={feedAddress(page, format)} type={feedFormats[format].mediaType}>
          {feedFormats[format].name}
          <span className="sr-only">: changes to {subject}</span>
        </a>
      ))}
    </span>
  )
}
