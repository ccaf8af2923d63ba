/** All tools, in the order in which a model meets them. */
import type { RateClass } from '@/lib/contract/headers'
import type { Tool } from './data/tool'
import { aggregate } from './tools/aggregate'
import { compare } from './tools/compare'
import { get } from './tools/get'
import { neighbours } from './tools/neighbours'
import { path } from './tools/path'
import { search } from './tools/search'

export const tools: readonly Tool[] = [search, get, neighbours, path, compare, aggregate]

/** The limit that a call of a tool counts against. What is no tool counts like any other request. */
export const limitOfTool = (name: unknown): RateClass =>
  tools.find((tool) => tool.name === name)?.limit ?? 'general'
