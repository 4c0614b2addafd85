import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { PasskeyOffer } from '@lohahaat/contract/identity/passkeys/offer'
import { passkeyDomain } from '@lohahaat/contract/identity/passkeys/passkey-domain'
import type { fetchPasskeys } from '@lohahaat/contract/identity/passkeys/passkeys'
import { useNavigate, useSearchParams } from 'react-router'
import { localPath } from '../../../../api/session/return-to'
import { useSiteInfo } from '../../../../api/use-site-info'
import { AddPasskeyButton } from '../../../../parts/identity/passkey/add-passkey-button'
import { texts as passkeyTexts } from '../../../../parts/identity/passkey/texts'
import { usePasskeys } from '../../../../parts/identity/passkey/use-passkeys'
import { Card } from '../../../../ui/card'
import { PasskeyList } from './passkey-list'
import { RightsNotice } from './rights-notice'
import { texts } from './texts'

const MOST = 10

interface PasskeysCardProps {
  passkeys: ResponseOf<typeof fetchPasskeys>
  offer: PasskeyOffer
}

export function PasskeysCard({ passkeys, offer }: PasskeysCardProps) {
  const { siteUrl } = useSiteInfo()
  const isPossible = usePasskeys()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const returnTo = search.get('returnTo')
  /** A user who was redirected here to add a passkey goes back to the requested page. */
  const goBack = () => returnTo && navigate(localPath(returnTo), { replace: true })

  return (
    <Card title={texts.title}>
      <RightsNotice offer={offer} onConfirmed={goBack} />
      <p className="mb-4 text-ink-soft">{texts.intro}</p>
      {passkeys.length > 0 ? <PasskeyList passkeys={passkeys} /> : <p className="font-medium">{texts.none}</p>}
      <div className="mt-5">
        {isPossible && passkeys.length < MOST && (
          <AddPasskeyButton variant={offer === 'required' ? 'main' : 'plain'} onAdded={goBack} />
        )}
        {isPossible && passkeys.length >= MOST && <p className="text-sm text-ink-soft">{texts.most}</p>}
        {!isPossible && (
          <p className="text-sm text-ink-soft">
            {passkeyDomain(siteUrl) === null ? texts.nowhere : passkeyTexts.elsewhere(siteUrl)}
          </p>
        )}
      </div>
    </Card>
  )
}
