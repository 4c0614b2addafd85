/** An Indian number without its country code or trunk 0, the area code of a landline included. */
const DIGITS = 10

/** 1800 and 1860 numbers, which no trunk 0 goes before, have one more. */
const tollFree = /^18[06]0\d{7}/

/**
 * A phone number as it is kept, of whatever was typed or pasted: ten digits, without +91, 91 or 0 before them. It holds
 * while one types, too: what looks like a number of its own after ten keys turns out to begin with 91 at the eleventh. A
 * field that takes more than ten characters also takes toll-free numbers, and those of other countries with their plus.
 */
export function tidyPhone(text: string, longest = DIGITS): string {
  const digits = text.replace(/\D/g, '')
  if (longest > DIGITS) {
    if (/^\s*\+/.test(text) && !digits.startsWith('91')) return `+${digits}`.slice(0, longest)
    if (tollFree.test(digits)) return digits.slice(0, DIGITS + 1)
  }
  return national(digits).slice(0, DIGITS)
}

function national(digits: string): string {
  const prefix = digits.length > DIGITS ? /^(0|91)/.exec(digits) : null
  return prefix ? national(digits.slice(prefix[0].length)) : digits
}

/** Where the cursor goes when what was typed before and behind it is tidied: it stays behind the same digit. */
export function phoneCursor(typed: string, cursor: number, tidied: string): number {
  const dropped = Math.max(0, typed.replace(/\D/g, '').indexOf(tidied.replace(/\D/g, '')))
  const before = typed.slice(0, cursor).replace(/\D/g, '').length - dropped + (tidied.startsWith('+') ? 1 : 0)
  return Math.min(Math.max(before, 0), tidied.length)
}
