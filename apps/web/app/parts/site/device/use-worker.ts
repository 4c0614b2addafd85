import { useEffect, useEffectEvent } from 'react'
import { useHref, useLocation, useRevalidator } from 'react-router'
import { ask, setKeptAt, useOnline } from '../../../api/connection'
import { askOutcome, registerWorker, tellLoaded, tellSession, tellVisited } from '../../../api/device/worker'
import { browserSession } from '../../../api/session/browser-session'
import { useSession } from '../../../api/session/use-session'

const ASK_AGAIN_MS = 15_000

/** Registers the worker, tells it what is shown and who is signed in, and freshens a page that was kept. */
export function useWorker() {
  const { userId } = useSession()
  const isOnline = useOnline()
  const prefix = useHref('/').replace(/\/$/, '')
  const location = useLocation()
  const href = useHref(location)
  const { revalidate } = useRevalidator()

  const comeBack = useEffectEvent(async () => {
    delete document.documentElement.dataset['keptAt']
    setKeptAt(null)
    await revalidate()
  })

  const freshen = useEffectEvent(async () => {
    const { keptAt } = document.documentElement.dataset
    if (keptAt === undefined || !(await registerWorker())) return
    const outcome = await askOutcome()
    if (outcome === 'ended') window.location.reload()
    else {
      setKeptAt(keptAt)
      // The page is asked anew only where it can be: what fails would take the place of what is shown.
      if (await ask()) await comeBack()
    }
  })

  // Its cookies live on from here: a page from the server sets none that are as they were.
  useEffect(() => browserSession.write(browserSession.read()), [])
  useEffect(() => {
    void tellLoaded(prefix)
    void freshen()
  }, [prefix])
  useEffect(() => void tellVisited(href), [href])
  useEffect(() => void tellSession(), [userId])
  useEffect(() => {
    if (isOnline) return
    const asking = setInterval(() => void ask(), ASK_AGAIN_MS)
    return () => {
      clearInterval(asking)
      void comeBack()
    }
  }, [isOnline])
}
