/** Yields the addresses that are facts themselves, in fields such as `website`, `url` and `specification_url`. */
import type { Facts } from '@/lib/facts/load/records'
import { isObject } from '@/lib/text/is-object'

function* websitesIn(value: unknown, field = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/(?:^|_)(?:website|url)$/.test(field)) yield value
  } else if (Array.isArray(value)) {
    for (const item of value) yield* websitesIn(item, field)
  } else if (isObject(value)) {
    for (const [name, child] of Object.entries(value)) yield* websitesIn(child, name)
  }
}

export function* getWebsites(facts: Facts): Generator<string> {
  for (const records of Object.values(facts)) {
    for (const record of records.values()) yield* websitesIn(record)
  }
}
