/** What a project is beside its name: nothing where it is a plain project, which most are. */
export function projectKind(type: string | null | undefined): string | undefined {
  if (!type || type === 'DID Project') return undefined
  return type === 'Consortium' ? 'consortium' : type
}
