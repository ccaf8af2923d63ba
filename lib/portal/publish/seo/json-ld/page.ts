/** The page of a record and the record itself, told apart: the licence is that of the page, not of a person on it. */

import { thingFragment } from './names'
import { compactNode, type JsonLdNode, schemaContext } from './node'

/** What the head of a profile says, and all that it takes to say it. */
export interface PageFacts {
  siteUrl: string
  /** The canonical path of the profile, and the title of the list that it is in. */
  path: string
  listTitle: string
  title: string
  /** The type of schema.org. */
  type: string
  sameAs?: readonly string[]
  /** From the terms, where they could be had. */
  author?: string
  license?: string
  dataDate?: string
}

/** The path of the list that a profile is in. */
export const listPathOf = ({ path }: PageFacts): string => path.slice(0, path.lastIndexOf('/'))

const breadcrumb = (facts: PageFacts): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    {
      '@type': 'ListItem',
      position: 1,
      name: facts.listTitle,
      item: facts.siteUrl + listPathOf(facts),
    },
    // The last step is the page itself, whose address need not be repeated.
    { '@type': 'ListItem', position: 2, name: facts.title },
  ],
})

/** What search engines need; `thing` says more of the record. */
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
