import type { Selection } from '@/lib/portal/graph/selection'
import { counted } from '@/lib/text/counted'
import { Ambiguities } from './ambiguities'
import { KindWord } from './kind-mark'
import { GraphLink, type GraphNavigation, NodeName } from './node-link'
import { SelectionHeading } from './selection-heading'

type PathSelection = Selection & { form: 'path' }

/** A link that includes or excludes paths through standards and laws, which connect most projects. */
function Hubs({ navigation }: { navigation: GraphNavigation }) {
  const { hubs = false } = navigation.state
  return (
    <GraphLink navigation={navigation} to={{ hubs: !hubs }}>
      {hubs ? 'Leave out standards and laws' : 'Include standards and laws'}
    </GraphLink>
  )
}

function Steps({ path, steps }: { path: string; steps: NonNullable<PathSelection['steps']> }) {
  return (
    <ol className="mt-3 list-decimal space-y-2 pl-6" aria-label="Shortest path">
      {steps.map(({ sentence, to: next }) => (
        <li key={next.id}>
          {sentence}.{' '}
          <span className="text-muted text-note">
            <KindWord kind={next.kind} />: <NodeName node={next} path={path} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The shortest path as a chain of sentences. */
export function PathView({
  navigation,
  selection,
}: {
  navigation: GraphNavigation
  selection: PathSelection
}) {
  const { from, to, steps, ambiguities } = selection
  return (
    <>
      <SelectionHeading
        navigation={navigation}
      >{`From ${from.title} to ${to.title}`}</SelectionHeading>
      {steps === undefined && (
        <p className="mt-2">
          No path connects the two
          {!navigation.state.hubs && ' without a standard or law in between'}.{' '}
          <Hubs navigation={navigation} />
        </p>
      )}
      {steps?.length === 0 && <p className="mt-2">These two are the same node.</p>}
      {steps && steps.length > 0 && (
        <>
          <p className="mt-1 text-muted text-note">
            The shortest path has {counted(steps.length, 'connection')}
            {!navigation.state.hubs && ', leaving out standards and laws'}. Filters do not apply to
            it, and there may be others as short. <Hubs navigation={navigation} />
          </p>
          <Steps path={navigation.path} steps={steps} />
        </>
      )}
      <Ambiguities navigation={navigation} ambiguities={ambiguities} />
    </>
  )
}
