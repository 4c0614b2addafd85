import { endOwnSession } from '@lohahaat/contract/identity/sessions/sessions'
import { browserApi } from '../../../api/browser-api'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

const stay = () => {}

export function SignOutDevice({ sessionId, device }: { sessionId: number; device: string }) {
  const { busy, run, revalidate } = useAction(stay)

  const end = () =>
    run(async () => {
      await browserApi.send(endOwnSession, { sessionId: String(sessionId) })
      showToast(texts.sessions.signedOut(device))
      await revalidate()
    })

  return (
    <Button size="small" busy={busy} onClick={end} aria-label={texts.sessions.signOutOf(device)}>
      {texts.sessions.signOut}
    </Button>
  )
}
