import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '../../../api/connection'
import { dropWaiting, listWaiting, type Waiting } from '../../../api/device/device-store'
import { onWaitingChanged, tellWaitingChanged } from '../../../api/device/waiting'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'

const AGAIN_MS = 20_000

/** What the signed-in account has typed on this device and the server has not taken yet. */
export function useWaiting() {
  const { userId } = useSession()
  const isOnline = useOnline()
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])

  const look = useEffectEvent(async () => {
    const { UserId } = browserApi.session.read()
    // Between two sign-ins it stays for whoever comes back.
    setWaiting(UserId ? await listWaiting(UserId).catch(() => []) : [])
  })
  const isOpen = waiting.some(({ refusal }) => refusal === null)
  const send = useEffectEvent(async () => (await import('../../../api/device/send-later')).sendWaiting())

  useEffect(() => {
    const first = setTimeout(() => void look())
    const stop = onWaitingChanged(() => void look())
    return () => {
      clearTimeout(first)
      stop()
    }
  }, [userId])
  useEffect(() => {
    if (!isOpen || !isOnline || userId === 0) return
    void send()
    const again = setInterval(() => void send(), AGAIN_MS)
    return () => clearInterval(again)
  }, [isOpen, isOnline, userId])

  const drop = (id: string) => dropWaiting(id).then(tellWaitingChanged)
  return { waiting, drop }
}
