import type { LoadedItem } from '@lohahaat/domain/inventory/freight/load-freight'
import { useChosenPin } from '../delivery-place/chosen-pin'
import { describeFreight, nameOf } from './describe-freight'
import { PlaceButton } from './place-button'
import { useFreight } from './use-freight'
import { texts } from './texts'

interface FreightBoxProps {
  items: readonly LoadedItem[]
  /** Where the goods go, if that is settled; otherwise to the place that was chosen. */
  pinCode?: string | undefined
}

/** About what all items cost to bring. Dashed and outside the total, until it is charged. */
export default function FreightBox({ items, pinCode: settled }: FreightBoxProps) {
  const chosen = useChosenPin()
  const pinCode = settled ?? chosen
  const freight = useFreight(
    pinCode,
    items.flatMap(({ itemId }) => itemId ?? []),
  )
  if (pinCode === null)
    return (
      <div className={boxClass}>
        <PlaceButton pinCode={null}>{texts.enterPin}</PlaceButton>
      </div>
    )
  if (!freight) return null
  const told = describeFreight(freight, items)
  return (
    <div className={boxClass}>
      {told && (
        <p className="flex items-baseline justify-between gap-4 text-[0.9375rem]">
          {texts.freight}
          <span className="font-semibold whitespace-nowrap">{told.amount}</span>
        </p>
      )}
      <div className="flex items-baseline justify-between gap-4">
        {told ? texts.toPlace(nameOf(freight)) : texts.unknownWay(nameOf(freight))}
        {settled === undefined && <PlaceButton pinCode={pinCode ?? null}>{texts.change}</PlaceButton>}
      </div>
      {told && (
        <>
          <p>{texts.perTon(told.perTon, told.way)}</p>
          {told.isPart && <p>{texts.isPart}</p>}
          <p>{freight.isCharged ? texts.charged : texts.notInTotal}</p>
        </>
      )}
    </div>
  )
}

const boxClass = 'mt-4 rounded-box border border-dashed border-ink-soft px-3 py-2 text-sm text-ink-soft'
