'use client'

import { useRef, useState } from 'react'
import type { Chosen } from './chosen-files'
import {
  type Comparisons,
  comparisonsOfSite,
  getComparisons,
  type HashedFile,
  hashFiles,
} from './file-check'
import type { useTools } from './use-tools'

export interface FileOutcome extends Comparisons {
  files: HashedFile[]
}

/** Checks data files. `versions` are those that this site has signed, newest first. */
export function useFileCheck(getTools: ReturnType<typeof useTools>, versions: readonly string[]) {
  const [outcome, setOutcome] = useState<FileOutcome>()
  const [isBusy, setBusy] = useState(false)
  const asked = useRef(0)

  /** Shows an outcome once it is ready, unless another check has started in the meantime. */
  const show = async (make: () => Promise<FileOutcome>) => {
    asked.current += 1
    const number = asked.current
    setBusy(true)
    const made = await make()
    if (number !== asked.current) return
    setOutcome(made)
    setBusy(false)
  }

  const clear = () => {
    asked.current += 1
    setOutcome(undefined)
    setBusy(false)
  }

  const check = ({ texts, data }: Chosen) =>
    show(async () => {
      const tools = await getTools()
      if ('reason' in tools) return { files: [], comparisons: [], faults: [tools.reason] }
      return { files: await hashFiles(data), ...(await getComparisons(texts, tools)) }
    })

  const askSite = ({ files, comparisons }: FileOutcome) =>
    show(async () => {
      const tools = await getTools()
      if ('reason' in tools) return { files, comparisons, faults: [tools.reason] }
      return { files, ...(await comparisonsOfSite(files, comparisons, { versions, tools })) }
    })

  return { outcome, isBusy, check, clear, askSite, canAsk: versions.length > 0 }
}
