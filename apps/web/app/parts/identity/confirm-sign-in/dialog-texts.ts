import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './dialog-texts.hi'

const en = {
  title: 'Please confirm that it is you',
  nothingLost: 'Nothing you have typed is lost.',
  sendCode: 'Mail me an OTP',
  confirmWithCode: 'Confirm',
  cancel: 'Cancel',
}

export type Texts = typeof en

/** Loaded with the dialog. */
export const dialogTexts = inLanguages({ en, hi })
