import { addConsignmentFile } from '@lohahaat/contract/fulfilment/consignments/consignment-files'
import { receiveConsignment } from '@lohahaat/contract/fulfilment/consignments/move-consignment'
import { sendSlip, sendSlipPhoto } from '@lohahaat/contract/fulfilment/weighbridge/slips'
import { keepList } from '@lohahaat/contract/sourcing/lists/kept-lists'
import { addQuoteFile } from '@lohahaat/contract/sourcing/quotes/quote-files'
import { sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import type { InputOf } from '@lohahaat/contract/platform/define-call'
import type { ApiError } from '../api-error'
import { browserApi } from '../browser-api'
import { addWaiting, dropWaiting, listWaiting, type Waiting } from './device-store'
import { fateOf } from './fate'
import { tellWaitingChanged } from './waiting'

/** What may be typed without a network. */
export interface Typed {
  list: InputOf<typeof keepList>
  quote: InputOf<typeof sendQuotePrice>
  slip: InputOf<typeof sendSlip>
  receipt: InputOf<typeof receiveConsignment>
}

type Entry<Kind extends keyof Typed> = Omit<Waiting, 'input'> & { input: Typed[Kind] }

const keyOf = ({ id }: { id: string }) => ({ idempotencyKey: id, stay: true })

/** Each as its form would have sent it. */
const senders: { [Kind in keyof Typed]: (entry: Entry<Kind>) => Promise<unknown> } = {
  list: (entry) => browserApi.send(keepList, entry.input, keyOf(entry)),
  async quote(entry) {
    await browserApi.send(sendQuotePrice, entry.input, keyOf(entry))
    const [{ enquiryId } = { enquiryId: 0 }] = Array.isArray(entry.input) ? entry.input : entry.input.prices
    await eachFile(entry, (file) =>
      browserApi.send(addQuoteFile, { enquiryId: String(enquiryId), file }, { stay: true }),
    )
  },
  async slip(entry) {
    const { slips } = await browserApi.send(sendSlip, entry.input, keyOf(entry))
    const slip = slips.find(({ side }) => side === entry.input.side)
    if (slip)
      await eachFile(entry, (file) =>
        browserApi.send(sendSlipPhoto, { slipId: String(slip.slipId), file }, { stay: true }),
      )
  },
  async receipt(entry) {
    const consignmentId = String(entry.input.consignmentId)
    // Before the receipt, after which a truck takes no more photos of what arrived.
    await eachFile(entry, (file) =>
      browserApi.send(addConsignmentFile, { consignmentId, kind: 'photo', file }, { stay: true }),
    )
    await browserApi.send(receiveConsignment, entry.input, keyOf(entry))
  },
}

/** One after the other, and each only until it was taken. A file that is refused does not hold up the rest. */
async function eachFile(entry: Waiting, send: (file: File) => Promise<unknown>) {
  let left = entry.files
  for (const file of entry.files) {
    await send(file).catch((error: unknown) => {
      if (fateOf(error) !== 'refused') throw error
    })
    left = left.filter((other) => other !== file)
    await addWaiting({ ...entry, files: left })
  }
}

/** Sends what waits, in the order in which it was typed; one tab at a time. */
export async function sendWaiting() {
  const send = () => sendAll().finally(tellWaitingChanged)
  if (!('locks' in navigator)) return send()
  await navigator.locks.request('lohahaat-waiting', { ifAvailable: true }, (lock) => (lock ? send() : undefined))
}

async function sendAll() {
  const userId = browserApi.session.read().UserId
  if (!userId) return
  for (const entry of await listWaiting(userId)) {
    if (entry.refusal !== null) continue
    try {
      await senders[entry.kind as keyof Typed](entry as never)
      await dropWaiting(entry.id)
    } catch (error) {
      if (fateOf(error) !== 'refused') return
      await addWaiting({ ...entry, refusal: (error as ApiError).text })
    }
    tellWaitingChanged()
  }
}
