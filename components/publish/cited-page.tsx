interface CitedPageProps {
  title: string
  /** The name of the site, which is no name of a person. */
  author?: string
  /** The instant of the data. */
  dataDate?: string
  url: string
  doi?: string
}

/**
 * `citation_*` tags, for reference managers. They take the last word of a name for the family name, and all that stands
 * before a comma: with a comma at its end the name of the site stays whole.
 */
export function CitedPage({ title, author, dataDate, url, doi }: CitedPageProps) {
  const day = dataDate?.slice(0, 10).replaceAll('-', '/')
  return (
    <>
      <meta name="citation_title" content={title} />
      {author && <meta name="citation_author" content={`${author},`} />}
      {day && <meta name="citation_publication_date" content={day} />}
      <meta name="citation_public_url" content={url} />
      {doi && <meta name="citation_doi" content={doi} />}
    </>
  )
}
