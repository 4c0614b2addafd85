import type { PasskeyOffer } from '@lohahaat/contract/identity/passkeys/offer'
import { useEffect } from 'react'
import { useSession } from '../../../api/session/use-session'
import { closeAnnouncement } from '../../../ui/messages/announcement-store'
import { Button } from '../../../ui/button'
import { KeyIcon } from '../../../ui/work-icons'
import { AddPasskeyButton } from './add-passkey-button'
import { ConfirmWithPasskey } from './confirm-with-passkey'
import { texts } from './texts'

interface OfferStripProps {
  offer: Exclude<PasskeyOffer, 'none'>
}

/** Below the header, above the page: it covers nothing, and disappears on sign-out. */
export function OfferStrip({ offer }: OfferStripProps) {
  const { isSignedIn } = useSession()
  const { title, text } = texts.offer[offer]
  useEffect(() => {
    if (!isSignedIn) closeAnnouncement()
  }, [isSignedIn])

  return (
    <aside aria-label={texts.offer.region} className="border-b border-line bg-steel-wash print:hidden">
      <div className="content-width flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
        <KeyIcon className="size-6 text-steel max-sm:hidden" />
        <div className="min-w-60 grow basis-80">
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-ink-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {offer === 'confirmation' ? (
            <ConfirmWithPasskey size="small" onConfirmed={closeAnnouncement} />
          ) : (
            <AddPasskeyButton
              size="small"
              variant={offer === 'convenience' ? 'plain' : 'main'}
              onAdded={closeAnnouncement}
            />
          )}
          <Button size="small" variant="quiet" onClick={closeAnnouncement}>
            {texts.offer.later}
          </Button>
        </div>
      </div>
    </aside>
  )
}
