import { rupees } from '@lohahaat/domain/platform/money'
import type { ClassName } from './classes'
import type { Mill } from './mills'
import type { SizeRow } from './sizes/size-rows'
import { variation } from './variation'

/** Rupees per ton before GST. Invented, close to trade press prices of 2025. */
const bands: Readonly<Record<ClassName, readonly [low: number, high: number]>> = {
  'Round Black': [55_000, 62_000],
  SHS: [56_000, 63_000],
  RHS: [56_000, 63_000],
  GI: [68_000, 78_000],
  'Round GP 2': [66_000, 76_000],
  'Hollow Section GP': [66_000, 76_000],
  GP: [66_000, 76_000],
}
const largeDiameterBand = [58_000, 66_000] as const

/**
 * A make keeps its position in the band over its whole list, as mills quote one basic rate plus a little per size: an
 * expensive make is expensive throughout, and two sizes of one make stay close.
 */
export function pricePaisePerTon(className: ClassName, { standard, size }: SizeRow, wall: string, mill: Mill): bigint {
  const [low, high] = standard === 'IS 3589' ? largeDiameterBand : bands[className]
  const place = variation(`${mill.brand} ${className}`)
  // Otherwise a secondary make could exceed a primary one in spite of its discount.
  const placeOfMake = { Tata: 0.5 + place / 2, primary: place, secondary: place / 2 }[mill.standing]
  const placeOfSize = variation(`${className} ${size} ${wall}`)
  const basic = low + (high - low) * (0.65 * placeOfMake + 0.35 * placeOfSize)
  return rupees(toFifty(basic) + toFifty(standingDifference(mill)) + toFifty(lightWallExtra(Number(wall))))
}

/** The premium of the make: Tata costs 2,000 to 4,000 more, a secondary make as much less. */
function standingDifference({ brand, standing }: Mill): number {
  const difference = 2_000 + 2_000 * variation(brand)
  return { Tata: difference, primary: 0, secondary: -difference }[standing]
}

/** Mills run slower per ton below 2 mm: 1,000 more, up to 3,000 at 0.8 mm. */
const lightWallExtra = (wall: number) => (wall < 2 ? 1_000 + (2_000 * (2 - wall)) / 1.2 : 0)

/** Rates are quoted in steps of ₹50. */
const toFifty = (amount: number) => Math.round(amount / 50) * 50
