import { health } from './api/health'
import type { EmbeddedApi } from './embedded-api'
import type { Checks } from './metrics/metrics-server'
import { isOwnData } from './proof/own-data'
import type { RendererProcess } from './renderer-process'
import type { Snapshots } from './snapshots'

/** The parts of a server that are checked. */
interface Parts {
  /** Undefined if the portal reads another API. */
  snapshots?: Snapshots
  /** Undefined without the portal. */
  renderer?: RendererProcess
  /** Describes the fault of the API named in the settings; undefined if it works. */
  upstreamFault?: () => Promise<string | undefined>
}

async function storeFault(snapshots: Snapshots): Promise<string | undefined> {
  const { status } = await health(snapshots)
  return status === 'unhealthy' ? 'does not answer' : undefined
}

/** The checks that must pass for visitors to be served. */
export const readinessChecks = ({ snapshots, renderer, upstreamFault }: Parts): Checks => ({
  ...(snapshots && { store: () => storeFault(snapshots) }),
  ...(renderer && { renderer: async () => (renderer.isReady ? undefined : 'does not answer') }),
  ...(!snapshots && upstreamFault && { upstream: upstreamFault }),
})

/**
 * The checks of what only some visitors need: the server takes visitors although one of them fails. A site that publishes
 * the data of another server signs nothing.
 */
export const partialChecks = ({
  keys,
  issuer,
  snapshots,
}: Pick<EmbeddedApi, 'keys' | 'issuer' | 'snapshots'>): Checks => ({
  keys: async () => keys.readFault ?? keys.writeFault,
  ...(issuer && {
    signing: async () => (isOwnData(snapshots.current) ? issuer.fault() : undefined),
  }),
})
