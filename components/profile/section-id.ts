/** The ids of the sections of a profile. This module is also loaded in browsers. */
import { slug } from '@/lib/text/slug'

/**
 * Ids begin with the name of the record, because the document may contain the hidden page of another record.
 * @example sectionId('project-118', 'Standards, ledgers and law') // 'project-118-standards-ledgers-and-law'
 */
export const sectionId = (record: string, title: string): string => `${record}-${slug(title)}`
