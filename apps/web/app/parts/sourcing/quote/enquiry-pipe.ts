import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { formatPipe, formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { USUAL_METRES } from '@lohahaat/domain/sourcing/quote-totals'

type Pipe = Pick<EnquiryItem, 'className' | 'size' | 'thickness' | 'unit' | 'length'>

/** Size, thickness and length. Tons without a length have none; pieces have the usual one by default. */
export function formatEnquiryPipe({ length, unit, ...pipe }: Pipe): string {
  if (length === null && unit === 'Ton') return formatSection(pipe)
  return formatPipe({ ...pipe, length: length ?? USUAL_METRES })
}

/** An item in one line: SHS 50 × 50 × 2 mm × 6 m. */
export const nameEnquiryItem = (item: Pipe) => `${item.className} ${formatEnquiryPipe(item)}`
