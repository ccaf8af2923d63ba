import type { NetworkAnswer } from './use-graph'

type WaitingForm = Exclude<NetworkAnswer['form'], 'ready'>

const messages: Record<WaitingForm, string> = {
  loading: 'The network is being loaded …',
  drawing:
    'The layout is being drawn. This takes up to a minute after new data; the picture then appears by itself.',
  failed: 'The picture could not be loaded. Reload the page to try again.',
}

/** The parts of the page that need no layout, by the ids of their sections. */
export const listed = { mostConnected: 'most-connected', figures: 'figures' } as const

function Listed() {
  return (
    <ul className="mt-2 space-y-1">
      <li>
        <a href={`#${listed.mostConnected}`} className="inline-block py-0.5">
          The nodes with the most connections
        </a>
      </li>
      <li>
        <a href={`#${listed.figures}`} className="inline-block py-0.5">
          The network in figures, by type of node and of connection
        </a>
      </li>
      <li>
        <a href="/projects" className="inline-block py-0.5">
          All projects; the profile of each shows its neighbours
        </a>
      </li>
    </ul>
  )
}

interface WaitingPictureProps {
  form: WaitingForm
  /** True on the page, which has more than the picture; false in frames on other sites. */
  hasLists: boolean
}

/** What is in the place of the picture until it can be drawn: what is happening, and what is there already. */
export function WaitingPicture({ form, hasLists }: WaitingPictureProps) {
  return (
    <div className="flex h-full flex-col">
      <div className="max-w-[38em] p-4">
        <p className="noscript:hidden text-muted">{messages[form]}</p>
        {hasLists && (
          <>
            <p className="mt-3 noscript:mt-0">In words, without the picture:</p>
            <Listed />
          </>
        )}
      </div>
      <noscript className="flex min-h-0 grow">
        {/* biome-ignore lint/performance/noImgElement: an SVG file needs no optimization. */}
        <img
          src="/graph/overview.svg"
          alt="The best connected nodes of the network and the connections among them"
          className="min-h-0 w-full grow object-contain object-top"
        />
      </noscript>
    </div>
  )
}
