import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { formatPipe, formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { USUAL_METRES } from '@lohahaat/domain/catalogue/price-unit'

type Pipe = Pick<EnquiryItem, 'className' | 'size' | 'thickness' | 'unit' | 'length' | 'make' | 'grade'>

/** Size, thickness, length, and the make and grade that are asked for. */
const formatEnquiryPipe = ({ make, grade, ...pipe }: Pipe): string =>
  [formatAskedPipe(pipe), make, grade].filter(Boolean).join(', ')

/** Size, thickness and length. Tons without a length have none; pieces have the usual one by default. */
export function formatAskedPipe({ length, unit, ...pipe }: Omit<Pipe, 'make' | 'grade'>): string {
  if (length === null && unit === 'Ton') return formatSection(pipe)
  return formatPipe({ ...pipe, length: length ?? USUAL_METRES })
}

/** An item in one line: SHS 50 × 50 × 2 mm × 6 m, Tata. */
export const nameEnquiryItem = (item: Pipe) => `${item.className} ${formatEnquiryPipe(item)}`
