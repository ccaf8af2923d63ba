/** Describes the page of a record separately from the record: the licence is that of the page, not of a person. */
import { compactNode, type JsonLdNode, schemaContext, thingFragment } from './node'

/** The data for the machine-readable description in the head of a profile. */
export interface PageFacts {
  siteUrl: string
  /** The canonical path of the profile. */
  path: string
  listTitle: string
  title: string
  /** The schema.org type of the record. */
  type: string
  sameAs?: readonly string[]
  siteName: string
  /** The author of the citation. */
  author: string
  /** The address of the licence. Like `dataDate`, it is undefined if the terms are unavailable. */
  license?: string
  dataDate?: string
}

/** The path of the list that contains the record. */
export const getListPath = ({ path }: PageFacts): string => path.slice(0, path.lastIndexOf('/'))

const breadcrumb = (facts: PageFacts): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    {
      '@type': 'ListItem',
      position: 1,
      name: facts.listTitle,
      item: facts.siteUrl + getListPath(facts),
    },
    // The last item is the page itself, so its address is not repeated.
    { '@type': 'ListItem', position: 2, name: facts.title },
  ],
})

/** The description that search engines need. `thing` adds more facts about the record. */
export function pageNode(facts: PageFacts, thing: JsonLdNode = {}): JsonLdNode {
  const { siteUrl, path, type, title, sameAs, license } = facts
  const url = siteUrl + path
  return compactNode({
    '@context': schemaContext,
    '@type': 'WebPage',
    '@id': url,
    license,
    mainEntity: compactNode({
      '@type': type,
      '@id': `${url}${thingFragment}`,
      name: title,
      sameAs,
      ...thing,
    }),
    breadcrumb: breadcrumb(facts),
  })
}
