import type { Order } from '@lohahaat/domain/ordering/order'
import { orderMessage } from '@lohahaat/domain/site/messages/order-message'
import ShareWays from '../../platform/share/share-ways'

interface OrderTextProps {
  order: Order
  /** As the link shows them. */
  showsPrices: boolean
  link: string
}

/** The order as a text that leads to its link. */
export default function OrderText({ order, showsPrices, link }: OrderTextProps) {
  return <ShareWays message={orderMessage(order, showsPrices)} back={link} />
}
