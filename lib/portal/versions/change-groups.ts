/** The groups of a page of changes: a family, and a kind of change in it. */
import type { ChangeKind } from '@/lib/contract/changes'

/** @example groupId('did-methods', 'added') // 'did-methods-added' */
export const groupId = (family: string, kind: ChangeKind): string => `${family}-${kind}`
