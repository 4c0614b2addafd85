import { useSiteInfo } from '../../../api/use-site-info'
import { Button } from '../../../ui/button'
import type { ButtonLook } from '../../../ui/button-class'
import { KeyIcon } from '../../../ui/work-icons'
import { texts } from './texts'
import { usePasskeyPress } from './use-passkey-press'
import { usePasskeys } from './use-passkeys'
import { confirmSignIn } from './with-passkey'

interface ConfirmWithPasskeyProps extends ButtonLook {
  /** Called when the session counts as recently signed in. */
  onConfirmed: () => unknown
  /** Whether a passkey is required; then it explains where passkeys work. */
  isOnlyWay?: boolean
}

/** Confirms the sign-in by a passkey. Renders nothing where passkeys are not available. */
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
