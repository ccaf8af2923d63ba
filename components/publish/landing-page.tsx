/** Typed links of a landing page: the schema.org types of the work that it presents and of the page itself. */
export function LandingPage({ of: type }: { of: 'Dataset' | 'Collection' }) {
  return (
    <>
      <link rel="type" href={`https://schema.org/${type}`} />
      <link rel="type" href="https://schema.org/AboutPage" />
    </>
  )
}
