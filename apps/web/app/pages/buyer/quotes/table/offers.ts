import { quotedPaise } from '@lohahaat/domain/catalogue/price-unit'
import { readUnits } from '@lohahaat/domain/platform/decimal'
import { type Paise, rupees } from '@lohahaat/domain/platform/money'
import type { Enquiry, EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import type { OfferedItem, Quote } from '@lohahaat/domain/sourcing/quote'

/** What a party offers for a line; undefined where it doesn't. */
export const offerOf = ({ items }: Pick<Quote, 'items'>, { enquiryItemId }: Pick<EnquiryItem, 'enquiryItemId'>) =>
  items.find((offer) => offer.enquiryItemId === enquiryItemId)

/** The make that was asked for, of the line or of the whole enquiry; null: any. */
export const askedMake = ({ brand }: Pick<Enquiry, 'brand'>, { make }: Pick<EnquiryItem, 'make'>) => make ?? brand

/** How the make that is offered compares to the one asked for; null where one of them was not named. */
export function compareMake(asked: string | null, offered: string | undefined): 'asAsked' | 'other' | null {
  if (asked === null || offered === undefined) return null
  return asked.trim().toLowerCase() === offered.trim().toLowerCase() ? 'asAsked' : 'other'
}

/** Where a price went since the version before; null where it stayed, or there was none. */
export function moveOf({ amount, previous }: OfferedItem): 'up' | 'down' | null {
  if (!previous || previous.amount === amount) return null
  return amount > previous.amount ? 'up' : 'down'
}

/** How far a price per MT is from that of the catalogue; null where one of them isn't known. */
export const overCatalogue = ({ pricePerTon }: OfferedItem, catalogue: number | undefined): Paise | null =>
  pricePerTon === null || catalogue === undefined ? null : rupees(pricePerTon) - rupees(catalogue)

/** What a line costs before GST at another price of the same unit. */
export const amountAt = (item: EnquiryItem, { priceUnit }: Pick<OfferedItem, 'priceUnit'>, price: Paise): Paise =>
  quotedPaise({
    unit: item.unit,
    quantity: item.quantity,
    lengthMetres: item.length,
    pieceGrams: readUnits(item.weightPerPiece ?? '', 3),
    price,
    priceUnit,
  })
