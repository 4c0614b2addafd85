import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import type { Waiting } from '../../../api/device/device-store'

/**
 * Fills a form with what the server has refused of it; the id, under which it stays until the form has been sent. A form
 * that answers false was not meant, and drops nothing when it is sent.
 */
export function useMended(kind: string, fill: (entry: Waiting) => unknown) {
  const [mends, setMends] = useState<string | null>(null)
  const [search] = useSearchParams()
  const id = search.get('mend')
  const open = useEffectEvent(async (wanted: string) => {
    const { listWaiting } = await import('../../../api/device/device-store')
    const { UserId = '' } = browserApi.session.read()
    const entry = (await listWaiting(UserId)).find((one) => one.id === wanted && one.kind === kind)
    return entry !== undefined && fill(entry) !== false
  })
  useEffect(() => {
    if (!id) return
    void open(id).then(
      (isFilled) => isFilled && setMends(id),
      () => undefined,
    )
  }, [id])
  return mends
}
