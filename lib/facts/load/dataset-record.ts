/** The schema of `data/dataset.yaml`, and the terms of the API that are derived from it. */
import { z } from 'zod'
import { rateLimits } from '@/lib/contract/headers'
import type { Terms } from '@/lib/contract/terms'
import { publicBase } from '@/lib/dataset/snapshot'

const Text = z.string().trim().min(1, 'is empty.')
const HttpUrl = z.url({ protocol: /^https?$/, error: 'is not an http(s) URL.' })

export const DatasetRecord = z.strictObject({
  title: Text,
  date: z.iso.date('is not a date. Write the day as 2026-11-20.'),
  license: z.strictObject({ name: Text, url: HttpUrl, spdx_id: Text }),
  credit: Text,
  publishers: z.strictObject({ web_of_trust: HttpUrl, key_state: HttpUrl }),
  indicate_changes: Text,
  requirements: z.array(Text).min(1),
  contact: z.strictObject({ questions: Text }),
  disclaimer: Text,
})
export type DatasetRecord = z.infer<typeof DatasetRecord>

/**
 * Returns midnight UTC on the date of the dataset. Snapshots have no other timestamp, so that equal facts produce equal
 * bytes.
 */
export const datasetTimestamp = (dataset: DatasetRecord): string => `${dataset.date}T00:00:00Z`

const perMinute = (limit: number) => `${limit} requests a minute per IP address`

export function makeTerms(dataset: DatasetRecord): Terms {
  const { license, publishers, credit } = dataset
  const links = { ...publishers, license: license.url }
  const text = `${credit} Licensed under ${license.spdx_id} (${license.url}). Publishers of the data model: ${links.web_of_trust} and ${links.key_state}.`
  return {
    license,
    attribution: {
      required: true,
      text,
      components: { credit, links, indicate_changes: dataset.indicate_changes },
    },
    usage_guidelines: {
      commercial_use: 'Allowed if you give credit.',
      distribution: 'Allowed if you give credit.',
      modification: 'Allowed if you give credit and state what you changed.',
      private_use: 'Allowed.',
      requirements: dataset.requirements,
    },
    examples: {
      minimal: `${dataset.title}, ${license.spdx_id}, ${publicBase}/terms`,
      standard: `${dataset.title}, ${dataset.date}, ${publicBase}, ${license.spdx_id} (${license.url}). Data model: ${links.web_of_trust} and ${links.key_state}.`,
      full: text,
      with_modifications: `${text} Changes: describe them here.`,
    },
    api_specific: {
      rate_limits: {
        general: perMinute(rateLimits.general),
        search: perMinute(rateLimits.search),
        graph: perMinute(rateLimits.graph),
      },
      headers: { 'X-License': license.spdx_id, 'X-Attribution': text },
      fair_use: 'Cache responses. Do not request the same data again and again.',
    },
    contact: { ...dataset.contact, website: publicBase, issues: `${publicBase}/about#corrections` },
    disclaimer: dataset.disclaimer,
    last_updated: datasetTimestamp(dataset),
  }
}
