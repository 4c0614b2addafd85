import { isMark, isWord, type Part, type Rule } from '../text/parts'

const denominators: readonly number[] = [2, 4, 8, 16, 32]
/** No pipe is named by more inches and a part of one. */
const mostWholeInches = 12

const isWhole = (part: Part | undefined): part is Extract<Part, { kind: 'number' }> =>
  part?.kind === 'number' && Number.isInteger(part.value)

/** '3/4', '1 1/2', '1-1/2' and, of inches, '1.1/2' are each one number. */
export const readFraction: Rule = (parts, at) => {
  const whole = parts[at]
  if (!isWhole(whole)) return readDotted(parts, at)
  const bare = fractionAt(parts, at)
  if (bare !== null) return { takes: 3, gives: [numberOf(bare, whole.apart)] }
  if (whole.value === 0 || whole.value > mostWholeInches) return null
  const start = isMark(parts[at + 1], '-') && parts[at + 1]?.apart === false ? at + 2 : at + 1
  const fraction = fractionAt(parts, start)
  if (fraction === null) return null
  return { takes: start + 3 - at, gives: [numberOf(whole.value + fraction, whole.apart)] }
}

/** The point of '1.1/2"' parts the whole inches from the half. Without the inch it is a decimal. */
const readDotted: Rule = (parts, at) => {
  const [dotted, slash, denominator, inch] = parts.slice(at, at + 4)
  if (dotted?.kind !== 'number' || !slash || !denominator || !(isMark(inch, '"') || isWord(inch, 'inch'))) return null
  const [whole, numerator] = dotted.text.split('.').map((text) => ({ ...dotted, text, value: Number(text) }))
  if (!whole || !numerator || whole.value === 0 || whole.value > mostWholeInches) return null
  const fraction = fractionAt([numerator, slash, denominator], 0)
  return fraction === null ? null : { takes: 3, gives: [numberOf(whole.value + fraction, dotted.apart)] }
}

function fractionAt(parts: readonly Part[], at: number): number | null {
  const [numerator, slash, denominator] = parts.slice(at, at + 3)
  if (!isWhole(numerator) || !isMark(slash, '/') || slash?.apart || !isWhole(denominator)) return null
  if (denominator.apart || !denominators.includes(denominator.value)) return null
  return numerator.value > 0 && numerator.value < denominator.value ? numerator.value / denominator.value : null
}

// Halves down to thirty-seconds end within the decimals that a number of this size prints.
const numberOf = (value: number, apart: boolean): Part => ({
  kind: 'number',
  text: String(value),
  value,
  fraction: true,
  apart,
})
