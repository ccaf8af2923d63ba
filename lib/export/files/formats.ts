/** The formats of the files in a download. */
export const formats = {
  csv: { title: 'CSV', mediaType: 'text/csv; charset=utf-8' },
  json: { title: 'JSON', mediaType: 'application/json' },
  ndjson: { title: 'NDJSON', mediaType: 'application/x-ndjson' },
  parquet: { title: 'Parquet', mediaType: 'application/vnd.apache.parquet' },
  sqlite: { title: 'SQLite', mediaType: 'application/vnd.sqlite3' },
  xlsx: {
    title: 'XLSX',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  graphml: { title: 'GraphML', mediaType: 'application/graphml+xml' },
  gexf: { title: 'GEXF', mediaType: 'application/gexf+xml' },
  nquads: { title: 'N-Quads', mediaType: 'application/n-quads' },
  turtle: { title: 'Turtle', mediaType: 'text/turtle; charset=utf-8' },
  'csv-zip': { title: 'CSV, zipped', mediaType: 'application/zip' },
  'parquet-zip': { title: 'Parquet, zipped', mediaType: 'application/zip' },
  datapackage: { title: 'Frictionless data package', mediaType: 'application/json' },
  dcat: { title: 'DCAT', mediaType: 'text/turtle; charset=utf-8' },
  codebook: { title: 'Codebook', mediaType: 'text/csv; charset=utf-8' },
  citation: { title: 'Citation File Format', mediaType: 'application/yaml; charset=utf-8' },
  licence: { title: 'Licence', mediaType: 'text/plain; charset=utf-8' },
  checksums: { title: 'SHA-256', mediaType: 'text/plain; charset=utf-8' },
} as const

export type Format = keyof typeof formats
