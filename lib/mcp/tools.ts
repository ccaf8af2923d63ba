/** All tools, in the order in which they are listed to models. */
import type { RateClass } from '@/lib/contract/headers'
import type { Tool } from './data/tool'
import { aggregate } from './tools/aggregate'
import { compare } from './tools/compare'
import { get } from './tools/get'
import { list } from './tools/list'
import { neighbours } from './tools/neighbours'
import { path } from './tools/path'
import { search } from './tools/search'

export const tools: readonly Tool[] = [search, get, list, neighbours, path, compare, aggregate]

/** Returns the rate limit that a call of a tool counts against. A call of an unknown tool counts as general. */
export const limitOfTool = (name: unknown): RateClass =>
  tools.find((tool) => tool.name === name)?.limit ?? 'general'
