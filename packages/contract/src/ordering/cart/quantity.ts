import { units } from '@lohahaat/domain/catalogue/tons'
import { z } from 'zod'
import { cartMessages } from '../../platform/messages'

/** As it is typed and travels; the digits are kept, since a binary fraction has no exact ones. */
export const quantity = z
  .union([z.string(), z.number()], { error: () => cartMessages.quantityInvalid })
  .transform((figure) => String(figure).trim())

export const unit = z.enum(units, { error: () => cartMessages.unitInvalid })
