import { GraphLink, type GraphNavigation } from './node-link'

export const emptySelection = { node: undefined, from: undefined, to: undefined }

/** The name of the selection, and a link that clears it. */
export function SelectionHeading({
  navigation,
  children,
}: {
  navigation: GraphNavigation
  children: string
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="font-semibold font-serif text-[1.375rem] leading-tight [overflow-wrap:anywhere]">
        {children}
      </h2>
      <span className="screen-only text-note">
        <GraphLink navigation={navigation} to={emptySelection}>
          Clear selection
        </GraphLink>
      </span>
    </div>
  )
}
