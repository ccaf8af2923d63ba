/** A process of its own: a `LayoutInput` as JSON comes in, its `Layout` goes out. Started by `lib/portal/graph/layouts.ts`. */
import { json } from 'node:stream/consumers'
import { type LayoutInput, layoutOf } from './layout'

// Only its own server writes to it.
const input = (await json(process.stdin)) as LayoutInput
process.stdout.write(JSON.stringify(layoutOf(input)))
