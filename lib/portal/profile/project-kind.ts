/** The kind of a project to be shown beside its name. Undefined for ordinary projects, which most are. */
export function projectKind(type: string | null | undefined): string | undefined {
  if (!type || type === 'DID Project') return undefined
  return type === 'Consortium' ? 'consortium' : type
}
