const plainDecimal = /^(-?)(\d+)(?:\.(\d+))?$/

/** Written with digits and at most one point: neither 1e3 nor 0x10. */
export const isPlainDecimal = (text: string) => plainDecimal.test(text)

/** Whole units of a decimal (places 2: '30.18' is 3018), or null when it isn't one or is finer than the unit. */
export function readUnits(value: string | number, places: number): bigint | null {
  const match = plainDecimal.exec(String(value))
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  // Zeros past the unit are no finer figure: a database column of three decimals prints 37 pieces as 37.000.
  if (!/^0*$/.test(fraction.slice(places))) return null
  const units = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  return sign === '-' ? -units : units
}

/** As readUnits, for figures that were validated before: anything unreadable is a RangeError. */
export function toUnits(value: string | number, places: number): bigint {
  const units = readUnits(value, places)
  if (units === null) throw new RangeError(`Not a decimal of at most ${places} places: ${value}`)
  return units
}

/** The decimal text of whole units, always with all its places: 3018 at places 2 is '30.18', 3000 is '30.00'. */
export function fromUnits(units: bigint, places: number): string {
  const digits = String(absolute(units)).padStart(places + 1, '0')
  const point = digits.length - places
  const text = places === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
  return units < 0n ? `-${text}` : text
}

/** Rounds half up, and half away from zero below it, so that a credit is the exact mirror of its charge. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const divisor = absolute(denominator)
  const quotient = (2n * absolute(numerator) + divisor) / (2n * divisor)
  return numerator < 0n === denominator < 0n ? quotient : -quotient
}

const absolute = (value: bigint) => (value < 0n ? -value : value)
