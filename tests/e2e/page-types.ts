/** One or a few addresses for every type of page. Tests of what all pages must do use these. */
import { aProject, idsToCompare, mostCitedSource } from './known-records'

export interface PageType {
  name: string
  address: () => Promise<string>
}

const at = (address: string): PageType => ({ name: address, address: async () => address })

export const pageTypes: readonly PageType[] = [
  at('/'),
  at('/projects'),
  at('/projects?q=wallet&type=Consortium'),
  at('/projects?q=no+such+project'),
  { name: 'a project', address: async () => (await aProject()).path },
  at('/map'),
  at('/map?measure=entities'),
  at('/embed/map'),
  at('/graph'),
  at('/embed/graph'),
  at('/explore'),
  at('/explore?columns=status&rows=standard&view=heat-map'),
  at('/statistics'),
  at('/sources'),
  at('/sources?kind=press&q=wallet&page=2'),
  at('/sources?q=no+such+source'),
  at('/sources/publishers?kind=official'),
  { name: 'a source', address: async () => `/sources/${await mostCitedSource()}` },
  at('/compare'),
  {
    name: 'a comparison of three projects',
    address: async () => `/compare?ids=${await idsToCompare(3)}`,
  },
  {
    name: 'the frame of a project',
    address: async () => `/embed/projects/${(await aProject()).id}`,
  },
  {
    name: 'the form for corrections of a project',
    address: async () => `/corrections/new?record=projects/${(await aProject()).id}`,
  },
  {
    name: 'the form for a correction of one fact',
    address: async () => `/corrections/new?record=projects/${(await aProject()).id}&fact=name`,
  },
  at('/corrections/sent?record=projects/118'),
  at('/search'),
  at('/search?q=wallet'),
  at('/search?q=wallet&version=2026.11.20'),
  at('/search?q=no+such+record'),
  at('/downloads'),
  at('/versions'),
  at('/verify'),
  at('/changes?from=2026.11.20&record=people&to=2026.11.22'),
  at('/versions/2026.11.20'),
  at('/versions/2026.11.20/projects?country=CH'),
  at('/versions/2026.11.20/explore?columns=status&rows=standard'),
  at('/developers'),
  at('/developers/key'),
  at('/health'),
  at('/privacy'),
  at('/accessibility'),
  at('/about'),
  at('/about/audits'),
  at('/about/codebook'),
  at('/about/inclusion'),
  at('/about/corrections'),
  at('/about/conflicts'),
  at('/about/funding'),
  at('/terms'),
  at('/nothing'),
]
