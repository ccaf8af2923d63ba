/** Finds the sections of a profile, which are listed in its contents. */
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { ProfileSection, type ProfileSectionProps } from './profile-section'

type SectionElement = ReactElement<ProfileSectionProps>

/**
 * The sections that components render, in order. Only a component itself knows whether it has anything to show, so it
 * is called here. The components of profiles must be plain functions without hooks or promises.
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

/** @example getSections('project-118', <ProjectPeople … />) // [{ record: 'project-118', title: 'People', … }] */
export const getSections = (record: string, node: ReactNode): ProfileSectionProps[] =>
  elementsIn(node).map(({ props }) => ({ ...props, record }))
