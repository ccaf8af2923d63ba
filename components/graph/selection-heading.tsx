import { GraphLink, type GraphPlace } from './node-link'

export const nothingChosen = { node: undefined, from: undefined, to: undefined }

/** What is chosen, and the way back to nothing. */
export function SelectionHeading({ place, children }: { place: GraphPlace; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="font-semibold font-serif text-[1.375rem] leading-tight [overflow-wrap:anywhere]">
        {children}
      </h2>
      <span className="screen-only text-note">
        <GraphLink place={place} to={nothingChosen}>
          Clear selection
        </GraphLink>
      </span>
    </div>
  )
}
