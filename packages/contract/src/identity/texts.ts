import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  passkeyDamaged: 'The answer of the passkey is missing or damaged.',
  passkeyName: 'The name',
  passkeyNameMissing: 'Please enter a name.',
}

export const texts = inLanguages({ en })
