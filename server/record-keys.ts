/**
 * The records that a dataset contains or once contained, by id or country code, with the last segment of their
 * addresses. They are read once for each dataset and family.
 */
import type { Changes } from '@/lib/contract/changes'
import type { Family } from '@/lib/contract/families'
import type { Dataset } from '@/lib/dataset/dataset'
import { getSegment } from '@/lib/portal/records/record-address'
import type { FamilyRecords, Segments } from './pages/known-pages'
import { versionsIn } from './releases'
import type { Snapshots } from './snapshots'

/** Changes do not contain country codes. */
function removedKeys(dataset: Dataset, family: Family): string[] {
  const versions = family === 'countries' ? [] : versionsIn(dataset)
  return versions
    .map(({ version }) => dataset.document(`changes/${version}`))
    .flatMap((text) => (text === undefined ? [] : (JSON.parse(text) as Changes).records))
    .filter((record) => record.family === family && record.kind === 'removed')
    .map(({ id }) => String(id))
}

function readSegments(dataset: Dataset, family: Family): Segments {
  const field = family === 'countries' ? 'code' : 'id'
  const items = dataset.all(family).map((text) => JSON.parse(text))
  return new Map([
    ...removedKeys(dataset, family).map((key) => [key, undefined] as const),
    ...items.map((item) => [String(item[field]), getSegment(family, item)] as const),
  ])
}

const segmentsByDataset = new WeakMap<Dataset, Map<Family, Segments>>()

function segmentsIn(dataset: Dataset, family: Family): Segments {
  const families = segmentsByDataset.get(dataset) ?? new Map<Family, Segments>()
  segmentsByDataset.set(dataset, families)
  const segments = families.get(family) ?? readSegments(dataset, family)
  families.set(family, segments)
  return segments
}

export const getRecords =
  (snapshots: Snapshots): FamilyRecords =>
  (family) =>
    segmentsIn(snapshots.current.dataset, family)
