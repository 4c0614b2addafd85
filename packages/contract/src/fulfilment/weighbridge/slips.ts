import { z } from 'zod'
import { slipSides } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import type { Text } from '@lohahaat/domain/platform/language'
import { answeredFile } from '../../platform/answered-file'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { optionalText, queryId, recordId, text } from '../../platform/fields'
import { MAX_FILE_BYTES } from '../../sourcing/list-reader/upload-enquiry'
import { texts } from './texts'
import { weighment } from './weighment'

const MOST_KG = 200_000

const kilograms = (label: Text) => decimal(label, { min: 1, max: MOST_KG, places: 0 })
const time = (error: Text) => z.iso.datetime({ offset: true, error })

const slipInput = z.object({
  consignmentId: recordId('consignmentId'),
  side: z.enum(slipSides, { error: () => texts.side }),
  slipNo: text(
    () => texts.slipNo,
    30,
    () => texts.slipNoMissing,
  ),
  bridge: text(
    () => texts.bridge,
    100,
    () => texts.bridgeMissing,
  ),
  vehicleNo: text(
    () => texts.vehicleNo,
    20,
    () => texts.vehicleNoMissing,
  ),
  grossKg: kilograms(() => texts.grossKg),
  tareKg: kilograms(() => texts.tareKg),
  netKg: kilograms(() => texts.netKg),
  grossAt: time(() => texts.grossAt),
  tareAt: time(() => texts.tareAt),
  /** The slip that this one corrects, and why. */
  replacesSlipId: recordId('replacesSlipId').nullish(),
  reason: optionalText(() => texts.reason, 200),
})

export const sendSlip = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/Slip',
  permission: 'see a consignment',
  summary:
    "Enters a weighbridge slip: the seller's by who loads, the buyer's by who receives, a third by either. A corrected one names the slip it replaces and why.",
  input: slipInput,
  response: weighment,
  idempotencyKey: true,
})

export const confirmSlip = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/ConfirmSlip',
  permission: 'see a consignment',
  summary: "Agrees to a third slip for the caller's side. It binds when both sides, or an administrator, have agreed.",
  input: z.object({ slipId: recordId('slipId') }),
  response: weighment,
})

export const sendSlipPhoto = defineCall({
  method: 'POST',
  path: '/Fulfilment/LH/SlipPhoto',
  permission: 'see a consignment',
  summary: 'Adds the photo or PDF of a slip, by the side that entered it. A second one takes the place of the first.',
  input: z.object({ slipId: queryId('slipId') }),
  response: weighment,
  upload: { maxBytes: MAX_FILE_BYTES },
})

export const fetchSlipPhoto = defineCall({
  method: 'GET',
  path: '/Fulfilment/LH/SlipPhoto',
  permission: 'see a consignment',
  summary: 'The photo or PDF of a slip, to save.',
  input: z.object({ slipId: queryId('SlipId') }),
  response: answeredFile,
  answers: 'file',
})
