interface CitedPageProps {
  title: string
  /** The name of the site, as opposed to that of a person. */
  author?: string
  /** The date and time of the data (ISO 8601). */
  dataDate?: string
  url: string
  doi?: string
}

/**
 * `citation_*` tags, for reference managers. Reference managers take the last word of a name as the family name or, if
 * there is a comma, everything before it. A comma at the end therefore keeps the name of the site in one piece.
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

/** Typed links of a landing page: the schema.org types of the work that it presents and of the page itself. */
export function LandingPage({ of: type }: { of: 'Dataset' | 'Collection' }) {
  return (
    <>
      <link rel="type" href={`https://schema.org/${type}`} />
      <link rel="type" href="https://schema.org/AboutPage" />
    </>
  )
}
