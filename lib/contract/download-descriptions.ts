/** The formats of downloads that describe the data and contain none of it. */
export const descriptionFormats: ReadonlySet<string> = new Set([
  'datapackage',
  'dcat',
  'codebook',
  'citation',
  'licence',
  'checksums',
])
