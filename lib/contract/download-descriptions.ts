/** The formats of files among the downloads that describe the data and hold none. */
export const descriptionFormats: ReadonlySet<string> = new Set([
  'datapackage',
  'dcat',
  'codebook',
  'citation',
  'licence',
  'checksums',
])
