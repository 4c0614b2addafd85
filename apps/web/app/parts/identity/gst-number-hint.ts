import { hasGstinCheckDigit, isGstinPattern } from '@lohahaat/domain/identity/gstin'
import { texts } from '../platform/texts'

/** A hint, not an error: a number of the right format is accepted, but a typo would cost the buyer the tax credit. */
export const gstNumberHint = (gstNumber: string) =>
  isGstinPattern(gstNumber) && !hasGstinCheckDigit(gstNumber) ? texts.gstCheckDigitWrong : undefined
