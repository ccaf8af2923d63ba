/** The types of a page that leads to something: of that, by the words of schema.org for works, and of the page. */
export function LandingPage({ of: type }: { of: 'Dataset' | 'Collection' }) {
  return (
    <>
      <link rel="type" href={`https://schema.org/${type}`} />
      <link rel="type" href="https://schema.org/AboutPage" />
    </>
  )
}
