import type { PasskeyOffer } from '@lohahaat/contract/identity/passkeys/offer'
import { useRevalidator } from 'react-router'
import { ConfirmWithPasskey } from '../../../../parts/identity/passkey/confirm-with-passkey'
import { texts } from '../../../../parts/identity/passkey/texts'

interface RightsNoticeProps {
  offer: PasskeyOffer
  onConfirmed: () => unknown
}

/** Tells an administrator with suspended rights how to restore them. */
export function RightsNotice({ offer, onConfirmed }: RightsNoticeProps) {
  const { revalidate } = useRevalidator()
  if (offer !== 'required' && offer !== 'confirmation') return null
  const { title, text } = texts.offer[offer]

  async function goOn() {
    await revalidate()
    await onConfirmed()
  }

  return (
    <div className="mb-5 rounded-box bg-amber-wash p-4">
      <p className="font-semibold text-amber">{title}</p>
      <p className="text-sm">{text}</p>
      {offer === 'confirmation' && (
        <div className="mt-3">
          <ConfirmWithPasskey variant="main" isOnlyWay onConfirmed={goOn} />
        </div>
      )}
    </div>
  )
}
