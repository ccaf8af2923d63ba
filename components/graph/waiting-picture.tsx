import type { NetworkAnswer } from './use-graph'

type WaitingForm = Exclude<NetworkAnswer['form'], 'ready'>

const messages: Record<WaitingForm, string> = {
  loading: 'Loading the network …',
  drawing: 'Computing the layout. This takes up to a minute after new data.',
  failed: 'We could not load the network. Reload the page to try again.',
}

/** The parts of the page that need no layout, by the ids of their sections. */
export const listed = { mostConnected: 'most-connected', figures: 'figures' } as const

function Listed() {
  return (
    <ul className="mt-2 space-y-1">
      <li>
        <a href={`#${listed.mostConnected}`} className="inline-block py-0.5">
          Most connected
        </a>
      </li>
      <li>
        <a href={`#${listed.figures}`} className="inline-block py-0.5">
          The network in numbers
        </a>
      </li>
      <li>
        <a href="/projects" className="inline-block py-0.5">
          All projects
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
            <p className="mt-3 noscript:mt-0">As text:</p>
            <Listed />
          </>
        )}
      </div>
      <noscript className="flex min-h-0 grow">
        {/* biome-ignore lint/performance/noImgElement: an SVG file needs no optimization. */}
        <img
          src="/graph/overview.svg"
          alt="The most connected projects and organizations, and their connections"
          className="min-h-0 w-full grow object-contain object-top"
        />
      </noscript>
    </div>
  )
}
