import type { ListChoice, ListOffer, NearPipe } from '@lohahaat/contract/sourcing/lists/priced-line'
import type { KeptLine } from '@lohahaat/contract/sourcing/lists/kept-list'
import type { GivenLine } from '@lohahaat/contract/sourcing/lists/given-line'
import type { AsideKind } from '@lohahaat/domain/catalogue/list-reader/chat/aside-kinds'
import { askedQuantity } from '@lohahaat/domain/sourcing/asked-quantity'
import { MOST_OF_REMARK } from '@lohahaat/domain/sourcing/enquiry-limits'
import { bestOffer, sellLine, type SoldLine, toKilograms, type Wanted } from '@lohahaat/domain/sourcing/priced-list'
import { tidyLine } from '../../../parts/sourcing/enquiry/tidy-line'
import type { LineState, ListState, ShownLine } from './list-state'

/** What a line waits for, if for anything. */
export function stateOf(line: ShownLine): LineState {
  if (line.aside !== null || line.isLeftOut) return 'aside'
  if (!line.certain || line.item === null) return 'doubt'
  if (wantedOf(line) === null) return 'quantity'
  if (soldOf(line)) return 'priced'
  return line.enquiry ? 'asked' : 'ask'
}

const wantedOf = ({ quantity, unit }: ShownLine): Wanted | null =>
  quantity === null || quantity <= 0 || unit === null ? null : { quantity, unit }

/** The line from the offer that was picked, else from the best. */
export function soldOf(line: ShownLine): SoldLine<ListOffer> | null {
  const wanted = wantedOf(line)
  if (!wanted || !line.certain || line.aside !== null || line.isLeftOut) return null
  const picked = line.offers.find(({ itemId }) => itemId === line.picked)
  return picked ? sellLine(wanted, picked) : bestOffer(wanted, line.offers)
}

/** What a line comes to from any of its offers. */
export const soldFrom = (line: ShownLine, offer: ListOffer) => {
  const wanted = wantedOf(line)
  return wanted && sellLine(wanted, offer)
}

export const soldLines = ({ lines }: ListState) => lines.flatMap((line) => soldOf(line) ?? [])

export const linesIn = ({ lines }: ListState, state: LineState) => lines.filter((line) => stateOf(line) === state)

/** Whether something was read from a photo that nobody has said to have checked. */
export const isUnchecked = ({ lines }: ListState) => lines.some((line) => line.fromPhoto && stateOf(line) !== 'aside')

/** A line with what a person made of it, to be priced anew. */
export function givenAs(line: ShownLine, instead: ListChoice | NearPipe | object = {}): GivenLine {
  const { className, size, thickness, length, quantity, unit, grade, make } = { ...line, ...instead }
  return {
    line: line.line,
    understood: { className, size, thickness, length, quantity, unit, grade, make },
    isLine: true,
  }
}

/** What is asked of suppliers, as an enquiry takes it, each line with what the whole list says of delivery. */
export const askedItems = (lines: readonly ShownLine[], list: ListState) =>
  lines.flatMap((line) => {
    const wanted = wantedOf(line)
    const asked = wanted && askedQuantity({ ...wanted, length: line.length })
    if (!line.item || !asked) return []
    const { departmentId: _, ...ids } = line.item
    const { length, line: asWritten, make, grade } = line
    const { quantity, unit: quantityUnit } = asked
    return [{ ...ids, quantity, quantityUnit, length, asWritten, make, grade, remark: deliveryRemark(list) }]
  })

const deliveryKinds: readonly AsideKind[] = ['urgent', 'place', 'date']

/** Where and when it has to be delivered, as the list says it besides its pipes. */
function deliveryRemark({ lines }: ListState): string | null {
  const said = lines.filter(({ aside }) => aside !== null && deliveryKinds.includes(aside))
  return tidyLine(said.map(({ line }) => line.trim()).join('; '), MOST_OF_REMARK) || null
}

/** The list as it is kept: what asks for nothing is left behind, and what is unclear is read again. */
export const keptLines = ({ lines }: ListState): KeptLine[] =>
  lines
    .filter((line) => stateOf(line) !== 'aside')
    .map((line) => {
      const sold = soldOf(line)
      const { understood, ...given } = givenAs(line)
      return {
        ...given,
        ...(line.certain && { understood }),
        ...(line.fromPhoto && { fromPhoto: true }),
        priced: sold && {
          itemId: sold.offer.itemId,
          brandName: sold.offer.brandName,
          price: sold.offer.price,
          quantity: Number(sold.quantity),
          unit: sold.unit,
          weight: toKilograms(sold.grams),
        },
      }
    })
