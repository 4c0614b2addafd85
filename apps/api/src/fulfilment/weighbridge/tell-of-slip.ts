import { bindingComparison } from '@lohahaat/domain/fulfilment/weighbridge/weighment'
import type { SlipSide } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import { findBuyerEmail } from '../../ordering/order-changes/change-order.repository'
import type { Db } from '../../platform/db/db'
import type { Letter } from '../../platform/mail/letter'
import { desk, queueLetter } from '../../platform/mail/queue-letter'
import { listLoaders } from '../consignments/loaders.repository'
import { slipCame, slipsDisagree, thirdSlipBinds, thirdSlipWaits } from './slip-letters'
import type { SlipRecord } from './slips.repository'
import { bindingThird, weighmentPapersOf, type TruckPapers } from './truck-papers'
import { pageUrl } from '../../platform/language/page-url'

type Reader = 'seller' | 'buyer'

interface Post {
  siteUrl: string
  supportEmail: string
}

/** The other side hears of a slip, both of them when a third one binds. */
export async function tellOfSlip(tx: Db, post: Post, truck: TruckPapers, side: SlipSide) {
  const slip = truck.inForce[side]
  if (!slip) return
  const comparison = bindingComparison(weighmentPapersOf(truck), truck.rule)
  const tell = (reader: Reader, write: (about: ReturnType<typeof aboutOf>) => Letter) =>
    mail(tx, post, truck, reader, () => write(aboutOf(truck, slip, post.siteUrl, reader)))
  if (side === 'third') {
    if (bindingThird(truck))
      for (const reader of ['seller', 'buyer'] as const)
        await tell(reader, (about) => thirdSlipBinds(about, comparison?.isWithin ?? true))
    else await tell(slip.sellerAgreedBy === null ? 'seller' : 'buyer', thirdSlipWaits)
    return
  }
  await tell(side === 'seller' ? 'buyer' : 'seller', (about) =>
    comparison && !comparison.isWithin ? slipsDisagree(about, comparison) : slipCame(about, side),
  )
}

async function mail(tx: Db, { supportEmail }: Post, truck: TruckPapers, reader: Reader, write: () => Letter) {
  for (const recipient of await recipientsOf(tx, truck, reader, supportEmail)) await queueLetter(tx, recipient, write)
}

/** The desk reads for the house's yard, and for a supplier of whom nobody loads any more. */
async function recipientsOf(tx: Db, { order, consignment }: TruckPapers, reader: Reader, supportEmail: string) {
  if (reader === 'buyer') return [await findBuyerEmail(tx, order)]
  const loaders = consignment.sellerId === null ? [] : await listLoaders(tx, consignment.sellerId)
  return loaders.length > 0 ? loaders.map(({ email }) => email) : [desk(supportEmail)]
}

const aboutOf = ({ order, consignment }: TruckPapers, slip: SlipRecord, siteUrl: string, reader: Reader) => ({
  orderNo: order.orderNo,
  number: consignment.number,
  slipNo: slip.slipNo,
  bridge: slip.bridge,
  netKg: slip.netKg,
  url: pageUrl(pageOf(reader, consignment), siteUrl),
})

const pageOf = (reader: Reader, { id, sellerId }: TruckPapers['consignment']) =>
  reader === 'buyer' ? `/consignment/${id}` : sellerId === null ? `/consignments/${id}` : `/supplier/consignments/${id}`
