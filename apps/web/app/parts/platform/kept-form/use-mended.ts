import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import type { Waiting } from '../../../api/device/device-store'

/** Fills a form with what the server has refused of it; the id, under which it stays until the form has been sent. */
export function useMended(kind: string, fill: (entry: Waiting) => void) {
  const [search] = useSearchParams()
  const id = search.get('mend')
  const open = useEffectEvent(async (wanted: string) => {
    const { listWaiting } = await import('../../../api/device/device-store')
    const { UserId = '' } = browserApi.session.read()
    const entry = (await listWaiting(UserId)).find((one) => one.id === wanted && one.kind === kind)
    if (entry) fill(entry)
  })
  useEffect(() => {
    if (id) void open(id).catch(() => undefined)
  }, [id])
  return id
}
