import { z } from 'zod'
import { usualTallyNames } from '@lohahaat/domain/billing/tally/vouchers'
import { text } from '../../platform/fields'
import { texts } from './texts'

const name = text(
  () => texts.ledgerName,
  60,
  () => texts.ledgerMissing,
)

const { company, ledgers, voucherTypes } = usualTallyNames

/** How the books in Tally name things. */
export const tallySettings = z.object({
  company: name.default(company),
  ledgers: z
    .object({
      bank: name.default(ledgers.bank),
      adjustments: name.default(ledgers.adjustments),
      sales: name.default(ledgers.sales),
      purchases: name.default(ledgers.purchases),
      commission: name.default(ledgers.commission),
      outputIgst: name.default(ledgers.outputIgst),
      outputCgst: name.default(ledgers.outputCgst),
      outputSgst: name.default(ledgers.outputSgst),
      inputGst: name.default(ledgers.inputGst),
      roundOff: name.default(ledgers.roundOff),
      tdsReceivable: name.default(ledgers.tdsReceivable),
      tdsPayable: name.default(ledgers.tdsPayable),
    })
    .prefault({}),
  voucherTypes: z
    .object({
      invoice: name.default(voucherTypes.invoice),
      credit: name.default(voucherTypes.credit),
      debit: name.default(voucherTypes.debit),
      receipt: name.default(voucherTypes.receipt),
      tds: name.default(voucherTypes.tds),
      purchase: name.default(voucherTypes.purchase),
      payment: name.default(voucherTypes.payment),
      commission: name.default(voucherTypes.commission),
      cancellation: name.default(voucherTypes.cancellation),
    })
    .prefault({}),
})
