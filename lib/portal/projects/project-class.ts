interface Classified {
  kind?: string | null
  level?: string | null
}

/** The level and kind of a project: `'National wallet'`. Undefined if the record states neither. */
export const projectClass = ({ kind, level }: Classified): string | undefined =>
  (kind && level ? `${level} ${kind.toLowerCase()}` : (kind ?? level)) ?? undefined
