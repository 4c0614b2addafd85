import { type AwardSum, previewAward } from '@lohahaat/contract/sourcing/awards/award-preview'
import { useEffect, useState } from 'react'
import { errorText } from '../../../../api/api-error'
import { browserApi } from '../../../../api/browser-api'
import type { ChosenCell } from './choice'

/** Several cells are chosen in a row. */
const PAUSE_MS = 200

interface Told {
  /** What it was asked for. */
  of: string
  sum: AwardSum | null
  problem: string | null
}

/**
 * What the chosen cells come to, as the server will charge it. While the next sum is on its way the last one stays,
 * marked as not current.
 */
export function useAwardSum(enquiryId: number, cells: readonly ChosenCell[], versions: string) {
  const [told, setTold] = useState<Told>({ of: '', sum: null, problem: null })
  const asked = cells.length === 0 ? '' : JSON.stringify({ cells, versions })
  useEffect(() => {
    if (asked === '') return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const { cells: chosen } = JSON.parse(asked) as { cells: ChosenCell[] }
      browserApi.send(previewAward, { enquiryId, cells: chosen }, { signal: stop.signal }).then(
        (sum) => stop.signal.aborted || setTold({ of: asked, sum, problem: null }),
        (error: unknown) => stop.signal.aborted || setTold({ of: asked, sum: null, problem: errorText(error) }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [enquiryId, asked])
  if (asked === '') return { sum: null, problem: null, isCurrent: true }
  return { sum: told.sum, problem: told.of === asked ? told.problem : null, isCurrent: told.of === asked }
}
