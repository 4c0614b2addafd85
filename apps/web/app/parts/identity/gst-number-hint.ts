import { hasGstinCheckDigit, isGstinPattern } from '@lohahaat/domain/identity/gstin'
import { texts } from '../platform/texts'

/** A hint, not an error: a number of the right pattern is accepted, but a typing mistake would cost the buyer his tax credit. */
export const gstNumberHint = (gstNumber: string) =>
  isGstinPattern(gstNumber) && !hasGstinCheckDigit(gstNumber) ? texts.gstCheckDigitWrong : undefined
