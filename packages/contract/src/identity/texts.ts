import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  passkeyDamaged: 'The answer of the passkey is missing or damaged.',
  pushDamaged: 'The answer of the browser is damaged. Please try again.',
  pushEndpoint: 'Messages can be sent to the public https addresses of browsers’ own services only.',
  passkeyName: 'The name',
  passkeyNameMissing: 'Please enter a name.',
  orderLimit: 'Order limit',
  orderLimitTons: 'Order limit in tons',
  monthLimit: 'Month limit',
  monthLimitTons: 'Month limit in tons',
  invitationLinkIncomplete: 'This link is not complete. Please open it from the mail once more.',
  gstCheckDigit: 'This GST number has a typing mistake: its last character does not fit the others.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
