import type { Account } from '@lohahaat/contract/identity/accounts/account-details'
import { endSessions } from '@lohahaat/contract/identity/accounts/end-sessions'
import { Link } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { useSession } from '../../../api/session/use-session'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { useConfirm } from '../../../ui/messages/confirm'
import { Sentence } from '../../../ui/sentence'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

const stay = () => {}

export function SignOutAccount({ account: { userId, email } }: { account: Account }) {
  const session = useSession()
  const confirm = useConfirm()
  const { busy, run, revalidate } = useAction(stay)

  async function end() {
    const isSure = await confirm({
      title: texts.signOut.question,
      text: texts.signOut.consequence(email),
      action: texts.signOut.button,
    })
    if (!isSure) return
    await run(async () => {
      const { ended } = await browserApi.send(endSessions, { userId })
      showToast(texts.signOut.done(email, ended))
      await revalidate()
    })
  }

  if (session.userId === userId) return <Sentence text={texts.yours} marks={{ settings }} />
  return (
    <Button size="small" busy={busy} onClick={end} aria-label={texts.signOut.buttonOf(email)}>
      {texts.signOut.button}
    </Button>
  )
}

const settings = (words: string) => (
  <Link to="/settings" className="link">
    {words}
  </Link>
)
