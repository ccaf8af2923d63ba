/**
 * The service manifest of the Reconciliation Service API 0.2.
 * @see https://www.w3.org/community/reports/reconciliation/CG-FINAL-specs-0.2-20230410/#service-manifest
 */
import { siteName } from '@/lib/contract/site-name'
import { entityTypes } from './entities'
import { maxBatch } from './query'

export const reconcilePath = '/reconcile'
/** The path before an entity's id, which redirects to the entity's profile. */
const entityPath = `${reconcilePath}/entity/`
const previewSize = { width: 420, height: 180 } as const

export function makeServiceManifest(siteUrl: string) {
  const service = siteUrl + reconcilePath
  const suggest = (kind: string) => ({ service_url: service, service_path: `/suggest/${kind}` })
  return {
    versions: ['0.2'],
    name: `${siteName}: government-affiliated decentralized identity`,
    identifierSpace: siteUrl + entityPath,
    schemaSpace: `${siteUrl}/about/codebook`,
    documentation: `${siteUrl}/developers/guides/reconcile`,
    logo: `${siteUrl}/icon-512.png`,
    defaultTypes: entityTypes,
    batchSize: maxBatch,
    view: { url: `${siteUrl}${entityPath}{{id}}` },
    preview: { url: `${service}/preview?id={{id}}`, ...previewSize },
    suggest: { entity: suggest('entity'), type: suggest('type'), property: suggest('property') },
    extend: {
      propose_properties: { service_url: service, service_path: '/properties' },
      property_settings: [],
    },
  }
}
