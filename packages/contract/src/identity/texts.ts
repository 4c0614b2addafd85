import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  passkeyDamaged: 'The answer of the passkey is missing or damaged.',
  passkeyName: 'The name',
  passkeyNameMissing: 'Please enter a name.',
  orderLimit: 'Order limit',
  monthLimit: 'Month limit',
  monthLimitTons: 'Month limit in tons',
  invitationLinkIncomplete: 'This link is not complete. Please open it from the mail once more.',
  gstCheckDigit: 'This GST number has a typing mistake: its last character does not fit the others.',
}

export const texts = inLanguages({ en })
