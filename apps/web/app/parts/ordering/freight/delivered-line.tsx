import { useChosenPin } from '../delivery-place/chosen-pin'
import { describeFreight, nameOf } from './describe-freight'
import { PlaceButton } from './place-button'
import { type Freight, useFreight } from './use-freight'
import { texts } from './texts'

interface DeliveredLineProps {
  itemId: number
  grams: bigint
}

/** About what an item costs to bring, by the ton, to the place that was chosen. */
export default function DeliveredLine({ itemId, grams }: DeliveredLineProps) {
  const pinCode = useChosenPin()
  const freight = useFreight(pinCode, [itemId])
  if (pinCode === null) return <PlaceButton pinCode={null}>{texts.enterPin}</PlaceButton>
  if (!freight) return null
  return (
    <>
      {tell(freight, { itemId, grams })} <PlaceButton pinCode={freight.pinCode}>{texts.change}</PlaceButton>
    </>
  )
}

function tell(freight: Freight, item: { itemId: number; grams: bigint }) {
  const told = describeFreight(freight, [item])
  return told ? texts.told(told.perTon, nameOf(freight), told.way) : texts.unknownWay(nameOf(freight))
}
