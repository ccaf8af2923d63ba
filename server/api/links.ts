/** The `Link` header (RFC 8288): the licence, and for lists the first, previous, next and last pages. */
import { dataLicense } from '@/lib/contract/headers'
import { defaultPageSize } from '@/lib/contract/parameters'
import type { Call } from './call'

const license = `<${dataLicense.url}>; rel="license"`

/** The longest header in characters. Proxies refuse responses with more than 4 KB of headers. */
const maxLength = 2048

export function linkHeader(call: Call, apiBase: string, total?: number): string {
  if (total === undefined) return license
  const { page = 1, per_page = defaultPageSize } = call.query
  const last = Math.max(1, Math.ceil(total / per_page))
  const address = (target: number) => {
    const query = new URLSearchParams(call.canonical.split('?')[1])
    if (target === 1) query.delete('page')
    else query.set('page', String(target))
    const text = query.toString()
    return `${apiBase}/${call.path}${text ? `?${text}` : ''}`
  }
  const pages: [string, number][] = [
    ['first', 1],
    ...(page > 1 ? [['prev', Math.min(page - 1, last)] as [string, number]] : []),
    ...(page < last ? [['next', page + 1] as [string, number]] : []),
    ['last', last],
  ]
  const links = pages.map(([rel, target]) => `<${address(target)}>; rel="${rel}"`)
  const all = [...links, license].join(', ')
  if (all.length <= maxLength) return all
  // With a long query there is space only for the link that clients follow.
  const [next] = links.filter((link) => link.endsWith('rel="next"'))
  const short = next === undefined ? license : `${next}, ${license}`
  return short.length <= maxLength ? short : license
}
