import { useNavigate } from 'react-router'
import { texts } from '../../../parts/identity/passkey/texts'
import { usePasskeyPress } from '../../../parts/identity/passkey/use-passkey-press'
import { usePasskeys } from '../../../parts/identity/passkey/use-passkeys'
import { signIn } from '../../../parts/identity/passkey/with-passkey'
import { Button } from '../../../ui/button'
import { KeyIcon } from '../../../ui/icons'

/** Signs in with one press: the passkey says whose it is, so that nothing has to be typed. */
export function UsePasskey({ goTo }: { goTo: string }) {
  const navigate = useNavigate()
  const isPossible = usePasskeys()
  const { busy, run } = usePasskeyPress(texts.cancelled)

  const enter = () =>
    run(async () => {
      await signIn()
      await navigate(goTo, { replace: true })
    })

  if (!isPossible) return null
  return (
    <Button wide busy={busy} onClick={enter}>
      <KeyIcon />
      {texts.usePasskey}
    </Button>
  )
}
