/**
 * Distributes keys that one instance creates or revokes to all instances. Each instance keeps all keys in its own file;
 * Redis only carries the changes. If Redis loses them, whatever is missing is sent again.
 */
import { isDeepStrictEqual } from 'node:util'
import type { ChainableCommander } from 'ioredis'
import { KeyRecord } from '@/lib/facts/store/key-record'
import type { KeyStore } from '@/lib/facts/store/keys'
import type { SharedState } from './shared-state'

export interface KeyExchangeOptions {
  shared: Pick<SharedState, 'ask'>
  keys: Pick<KeyStore, 'changes' | 'isExpired' | 'merge' | 'records'>
  onFault: (fault: string, error: unknown) => void
}

/** How often to check for changes. */
const lookEveryMs = 250
/** How often everything is compared, which also transmits when keys were last used. */
const compareEveryMs = 10 * 60 * 1000
/** How long to wait after a failure before trying again. */
const restMs = 10_000

const recordsKey = 'keys'
/** A number that increases with each change. */
const versionKey = 'keys-version'

/** Parses the record of an id; undefined if the text is not a valid record with this id. */
function recordOf(id: string, text: string): KeyRecord | undefined {
  try {
    const { data } = KeyRecord.safeParse(JSON.parse(text))
    return data?.id === id ? data : undefined
  } catch {
    return undefined
  }
}

export class KeyExchange {
  readonly #timer: NodeJS.Timeout
  /** The last comparison: the state of the changes here, and the version in Redis. */
  #compared: { changes: string; version: string | null; at: number } | undefined
  #underWay: Promise<void> | undefined
  #isFaulty = false
  #restUntil = 0

  constructor(private readonly options: KeyExchangeOptions) {
    this.#timer = setInterval(() => void this.exchange(), lookEveryMs).unref()
  }

  /** Sends what is new here, and receives what is new elsewhere. */
  exchange(): Promise<void> {
    this.#underWay ??= this.#exchange().finally(() => {
      this.#underWay = undefined
    })
    return this.#underWay
  }

  async #exchange(): Promise<void> {
    if (performance.now() < this.#restUntil) return
    try {
      const { keys, shared } = this.options
      const { changes } = keys
      const version = await shared.ask((redis) => redis.get(versionKey))
      if (version === undefined || this.#isKnown(changes, version)) return
      if (await this.#compare()) this.#compared = { changes, version, at: performance.now() }
      this.#isFaulty = false
    } catch (error) {
      if (!this.#isFaulty) this.options.onFault('keys are not shared with other instances', error)
      this.#isFaulty = true
      this.#restUntil = performance.now() + restMs
    }
  }

  #isKnown(changes: string, version: string | null): boolean {
    const last = this.#compared
    if (last?.changes !== changes || last.version !== version) return false
    return performance.now() - last.at < compareEveryMs
  }

  /** Compares all records. False if Redis does not answer. */
  async #compare(): Promise<boolean> {
    const { keys, shared } = this.options
    const there = await shared.ask((redis) => redis.hgetall(recordsKey))
    if (!there) return false
    const known = new Map(Object.entries(there).map(([id, text]) => [id, recordOf(id, text)]))
    const sound = [...known.values()].filter((record) => record && !keys.isExpired(record))
    keys.merge(sound.filter((record) => record !== undefined))
    const stale = [...known].flatMap(([id, record]) => (sound.includes(record) ? [] : [id]))
    return this.#tell(this.#newsFor(known), stale)
  }

  /** Records that Redis lacks or has in another state. If two keys happen to have the same id, the first one stays. */
  #newsFor(known: ReadonlyMap<string, KeyRecord | undefined>): KeyRecord[] {
    const { keys } = this.options
    return keys.records().filter((record) => {
      const there = known.get(record.id)
      if (there && (there.hash !== record.hash || isDeepStrictEqual(there, record))) return false
      return !keys.isExpired(record) && KeyRecord.safeParse(record).success
    })
  }

  async #tell(news: readonly KeyRecord[], stale: readonly string[]): Promise<boolean> {
    if (news.length === 0 && stale.length === 0) return true
    const tell = (commands: ChainableCommander) => {
      if (stale.length > 0) commands.hdel(recordsKey, ...stale)
      if (news.length > 0) {
        commands.hset(recordsKey, new Map(news.map((one) => [one.id, JSON.stringify(one)])))
      }
      return commands.incr(versionKey).exec()
    }
    return (await this.options.shared.ask((redis) => tell(redis.multi()))) !== undefined
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#underWay
  }
}
