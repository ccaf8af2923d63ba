/** Describes the dataset and its files in DCAT 3, for data catalogues. */
import { DataFactory, type NamedNode, type Quad } from 'n3'
import type { DownloadFile } from '@/lib/contract/downloads'
import { versionOfDate } from '@/lib/contract/version-form'
import {
  dcat,
  dcterms,
  iri,
  makeQuads,
  rdfType,
  type Statements,
  spdx,
  xsd,
} from '@/lib/portal/publish/rdf/terms'
import { datasetId } from '@/lib/portal/publish/seo/json-ld/node'
import type { ExportSource } from '../source/source'

const text = (value: string) => DataFactory.literal(value)

function fileQuads(
  dataset: NamedNode,
  base: string,
  file: DownloadFile,
  license: NamedNode,
): Quad[] {
  const address = iri(base + file.name)
  const checksum = DataFactory.blankNode(`checksum-${file.name.replaceAll(/[^A-Za-z0-9]/g, '-')}`)
  const [mediaType = ''] = file.media_type.split(';')
  return [
    DataFactory.quad(dataset, dcat('distribution'), address),
    ...makeQuads(address, [
      [rdfType, dcat('Distribution')],
      [dcterms('title'), text(`${file.name}: ${file.title}`)],
      [dcat('accessURL'), address],
      [dcat('downloadURL'), address],
      [dcat('mediaType'), iri(`https://www.iana.org/assignments/media-types/${mediaType}`)],
      [dcat('byteSize'), DataFactory.literal(String(file.bytes), xsd('nonNegativeInteger'))],
      [dcterms('license'), license],
      [spdx('checksum'), checksum],
    ]),
    ...makeQuads(checksum, [
      [rdfType, spdx('Checksum')],
      [spdx('algorithm'), spdx('checksumAlgorithm_sha256')],
      [spdx('checksumValue'), DataFactory.literal(file.sha256, xsd('hexBinary'))],
    ]),
  ]
}

/** `base` is the URL to which file names are appended. */
export function dcatQuads(
  { manifest, siteUrl }: ExportSource,
  base: string,
  files: readonly DownloadFile[],
): Quad[] {
  const { title, date, terms } = manifest
  const dataset = iri(datasetId(siteUrl))
  const license = iri(terms.license.url)
  const about: Statements = [
    [rdfType, dcat('Dataset')],
    [dcterms('title'), text(title)],
    [dcterms('description'), text(terms.attribution.text)],
    [dcterms('modified'), DataFactory.literal(date.slice(0, 10), xsd('date'))],
    [dcat('version'), text(versionOfDate(manifest.date))],
    [dcat('landingPage'), iri(`${siteUrl}/downloads`)],
    [dcterms('license'), license],
    [dcterms('language'), iri('http://id.loc.gov/vocabulary/iso639-1/en')],
  ]
  return [
    ...makeQuads(dataset, about),
    ...files.flatMap((file) => fileQuads(dataset, base, file, license)),
  ]
}
