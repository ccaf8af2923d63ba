/** The sections of a profile, which its contents list. */
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { ProfileSection, type ProfileSectionProps } from './profile-section'
import { sectionId } from './section-id'

export interface Section extends ProfileSectionProps {
  id: string
}

type SectionElement = ReactElement<ProfileSectionProps>

/**
 * The sections that components come to, in their order. A component that has nothing to show is no section, which only
 * it knows, so that it is called here. Components of profiles are plain functions, without hooks and promises.
 */
function elementsIn(node: ReactNode): SectionElement[] {
  return Children.toArray(node).flatMap((child): SectionElement[] => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    if (child.type === ProfileSection) return [child as SectionElement]
    if (child.type === Fragment) return elementsIn(child.props.children)
    if (typeof child.type !== 'function') throw new Error('A profile has sections alone')
    const component = child.type as (props: object) => ReactNode
    return elementsIn(component(child.props))
  })
}

/** @example sectionsOf('project-118', <ProjectPeople … />) // [{ id: 'project-118-people', title: 'People', … }] */
export const sectionsOf = (record: string, node: ReactNode): Section[] =>
  elementsIn(node).map(({ props }) => ({ ...props, id: sectionId(record, props.title) }))
