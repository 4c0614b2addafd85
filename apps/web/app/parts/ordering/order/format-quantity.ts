import type { OrderLine } from '@lohahaat/domain/ordering/order'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { unitTexts } from '../../catalogue/unit-texts'

/** As it was ordered: 1,200 Pieces, 2.5 Ton. */
export const formatQuantity = ({ quantity, unit }: Pick<OrderLine, 'quantity' | 'unit'>) =>
  `${formatCount(quantity)}\u00a0${unitTexts[unit]}`
