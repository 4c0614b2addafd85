import { useSiteInfo } from '../../../api/use-site-info'
import { Button } from '../../../ui/button'
import type { ButtonLook } from '../../../ui/button-class'
import { KeyIcon } from '../../../ui/icons'
import { texts } from './texts'
import { usePasskeyPress } from './use-passkey-press'
import { usePasskeys } from './use-passkeys'
import { confirmSignIn } from './with-passkey'

interface ConfirmWithPasskeyProps extends ButtonLook {
  /** Called once the session is as fresh as after a sign-in. */
  onConfirmed: () => unknown
  /** Whether nothing else will do; then it says where passkeys can be used. */
  isOnlyWay?: boolean
}

/** Proves by one of his passkeys that it is still the same person. Shows nothing where passkeys can't be used. */
export function ConfirmWithPasskey({ onConfirmed, isOnlyWay = false, ...look }: ConfirmWithPasskeyProps) {
  const { siteUrl } = useSiteInfo()
  const isPossible = usePasskeys()
  const { busy, run } = usePasskeyPress(texts.cancelled)

  const confirm = () =>
    run(async () => {
      await confirmSignIn()
      await onConfirmed()
    })

  if (!isPossible) return isOnlyWay ? <p className="font-medium">{texts.elsewhere(siteUrl)}</p> : null
  return (
    <Button {...look} busy={busy} onClick={confirm}>
      <KeyIcon />
      {texts.confirm}
    </Button>
  )
}
