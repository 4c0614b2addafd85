import { units } from '@lohahaat/domain/catalogue/tons'
import { asideKinds } from '@lohahaat/domain/catalogue/list-reader/chat/aside-kinds'
import type { Offer } from '@lohahaat/domain/sourcing/priced-list'
import { z } from 'zod'
import { enquiryLine } from '../list-reader/enquiry-line'

/** An item that can be bought for a line. */
export const listOffer = z.object({
  itemId: z.number(),
  brandId: z.number(),
  brandName: z.string(),
  grade: z.string().nullable(),
  /** Metres. */
  length: z.number(),
  /** Such as 7 days. */
  delivery: z.string(),
  /** Rupees per MT. */
  price: z.number(),
  /** Kilograms; null: sold by the ton only. */
  weightPerPiece: z.number().nullable(),
  /** Tons; null: not counted. */
  available: z.number().nullable(),
  /** Whether it is everything that was written: make, grade and length. */
  fits: z.boolean(),
}) satisfies z.ZodType<Offer>

export type ListOffer = z.output<typeof listOffer>

/** What a doubtful line may mean instead, to be sent back as understood. */
const choice = z.object({
  className: z.string().nullable(),
  size: z.string().nullable(),
  thickness: z.string().nullable(),
  unit: enquiryLine.shape.unit,
})

export type ListChoice = z.output<typeof choice>

/** A pipe near the one that was asked for, and its lowest rate. */
const nearPipe = z.object({
  className: z.string(),
  size: z.string(),
  thickness: z.string(),
  /** Rupees per MT. */
  price: z.number(),
  /** Kilograms. */
  weightPerPiece: z.number().nullable(),
})

export type NearPipe = z.output<typeof nearPipe>

/** A line sold from one of its offers. */
const soldLine = z.object({
  itemId: z.number(),
  quantity: z.number(),
  unit: z.enum(units),
  /** Null where a piece has no weight. */
  pieces: z.number().nullable(),
  /** Kilograms. */
  weight: z.number(),
  /** Rupees before GST. */
  amount: z.number(),
  /** Less is in stock than is asked for. */
  isShort: z.boolean(),
})

/** A line of a list with what it can be bought for. */
export const pricedLine = enquiryLine.extend({
  /** What the line is where it asks for no pipe; null where it does. */
  aside: z.enum(asideKinds).nullable(),
  /** Answers to what is unclear, each in one press. */
  choices: z.array(choice),
  /** Those that fit first, the lowest first. */
  offers: z.array(listOffer),
  /** Null where nobody sells what was written, where it is unclear, or where the line doesn't say how much. */
  best: soldLine.nullable(),
  nearPipes: z.array(nearPipe),
})

export type PricedLine = z.output<typeof pricedLine>
