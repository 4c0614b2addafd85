import { formatCount } from '@lohahaat/domain/platform/formats'
import { units } from '@lohahaat/domain/catalogue/tons'
import { z } from 'zod'
import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { MOST_OF_LINE, MOST_OF_REMARK } from '@lohahaat/domain/sourcing/enquiry-limits'
import { quantity } from '../../ordering/cart/quantity'
import { figureProblem } from '../../ordering/cart/quantity-problem'
import { decimal } from '../../platform/decimal'
import { optionalText, recordId } from '../../platform/fields'
import { enquiryMessages } from '../../platform/messages/enquiries'
import { texts } from '../texts'
import { askedLengthLimits } from './asked-length'

/** An item as fetched. */
export const enquiryItem = z.object({
  enquiryItemId: z.number(),
  classId: z.number(),
  className: z.string(),
  sizeId: z.number(),
  /** Size. */
  size: z.string(),
  thicknessId: z.number(),
  /** Thickness in millimetres. */
  thickness: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  /** Metres; null where the buyer didn't say, which means 6. */
  length: z.number().nullable(),
  /** Kilograms of a piece, by the weight engine; null where it can't tell. */
  weightPerPiece: z.number().nullable(),
  /** Tons to three decimals. */
  tons: z.number(),
  /** What the buyer wrote, for items read from a list; the beginning of it in a list of enquiries. */
  asWritten: z.string().nullable(),
  /** The make that is asked for; null: any. */
  make: z.string().nullable(),
  /** The grade that is asked for; null: any. */
  grade: z.string().nullable(),
  /** What else is wished, such as the place and the day of delivery. */
  remark: z.string().nullable(),
  /**
   * Rupees per the item's own unit: the caller's own price in QuotePrice, elsewhere the lowest one for the buyer and
   * administrators; 0 for everybody else and where there is none.
   */
  itemPrice: z.number(),
}) satisfies z.ZodType<EnquiryItem>

/** An item as it is asked for. The ids decide; the names that the screen sends along are not looked at. */
export const askedItem = z
  .object({
    /** Which item of the enquiry this is, where it is edited; without it the one of the same size and thickness. */
    enquiryItemId: recordId('buyerItemDetailId').nullish(),
    classId: recordId('classId'),
    sizeId: recordId('subClassId'),
    thicknessId: recordId('subClassId1'),
    quantity,
    quantityUnit: z.enum(units, { error: () => enquiryMessages.unitInvalid }),
    length: decimal(() => texts.length, askedLengthLimits).nullish(),
    asWritten: optionalText(() => texts.line, MOST_OF_LINE),
    make: optionalText(() => texts.make, 100),
    grade: optionalText(() => texts.grade, 100),
    remark: optionalText(() => texts.remark, MOST_OF_REMARK),
  })
  .superRefine(({ quantity, quantityUnit }, context) => {
    const problem = figureProblem(quantity, quantityUnit)
    if (problem) context.addIssue({ code: 'custom', path: ['quantity'], message: problem })
  })

export type AskedItem = z.output<typeof askedItem>

/** As many leaves as the largest tree has. */
export const MOST_ITEMS = 2000

/** So many items of each enquiry are shown in a list. */
export const ITEMS_IN_LIST = 20

export const askedItems = z
  .array(askedItem, { error: () => enquiryMessages.noItems })
  .min(1, { error: () => enquiryMessages.noItems })
  .max(MOST_ITEMS, { error: () => texts.tooManyItems(formatCount(MOST_ITEMS)) })
