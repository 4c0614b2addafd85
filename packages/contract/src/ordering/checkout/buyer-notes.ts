import { blank, optionalText } from '../../platform/fields'
import { queryDay } from '../../platform/list-query'
import { texts } from '../texts'

const optionalDay = (name: string) =>
  blank
    .or(queryDay(name))
    .nullish()
    .transform((value) => value ?? null)

export const BUYER_ORDER_NO_MAX = 40
export const UNLOADING_REMARK_MAX = 200

/** What a buyer may add to an order; left out, it is null. */
export const buyerNotes = {
  /** The number and the day of his own purchase order. */
  buyerOrderNo: optionalText(() => texts.buyerOrderNo, BUYER_ORDER_NO_MAX),
  buyerOrderDate: optionalDay('BuyerOrderDate'),
  /** The day he wants it delivered, at the earliest the day of the order. */
  wantedDay: optionalDay('WantedDay'),
  unloadingRemark: optionalText(() => texts.unloadingRemark, UNLOADING_REMARK_MAX),
}
