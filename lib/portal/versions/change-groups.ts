/** The groups on the page of changes, one for each family and kind of change. */
import type { ChangeKind } from '@/lib/contract/changes'

/** @example groupId('did-methods', 'added') // 'did-methods-added' */
export const groupId = (family: string, kind: ChangeKind): string => `${family}-${kind}`
