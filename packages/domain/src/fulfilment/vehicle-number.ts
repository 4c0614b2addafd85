/** The forms of the e-way bill portal's master, and the BH series of vehicles that move between states. */
const forms =
  /^(?:[A-Z]{2}\d{2}[A-Z]{0,3}\d{4}|[A-Z]{3}\d{4}|[A-Z]{2}\d{3}[A-Z]\d{4}|\d{2}BH\d{4}[A-Z]{1,2}|(?:DF|TM|TR|BP|NP)[A-Z0-9]{5,13})$/

/** Defence, temporary and foreign numbers are free in form. TR is not here: it is Tripura's code as well. */
const freeForm = /^(?:DF|TM|BP|NP)/

/** A district or a number with too few digits can only be told where letters stand between them. */
const stateNumber = /^([A-Z]{2})(\d{1,3})([A-Z]{1,3})(\d{1,4})$/
const oldNumber = /^([A-Z]{3})(\d{1,4})$/
const bharatNumber = /^(\d{2}BH)(\d{1,4})([A-Z]{1,2})$/

/**
 * A vehicle's number as papers carry it: capitals and digits, with the zeros that people leave out (DL 1 AB 123 is
 * DL01AB0123). Null where it is of no form that the e-way bill portal takes.
 */
export function readVehicleNumber(typed: string): string | null {
  const signs = typed.replace(/[\s\p{Pd}]/gu, '')
  // Before the capitals: ß or ı would become letters that nobody typed.
  if (!/^[A-Za-z0-9]+$/.test(signs)) return null
  const filled = fillZeros(signs.toUpperCase())
  return forms.test(filled) ? filled : null
}

function fillZeros(number: string): string {
  if (freeForm.test(number)) return number
  return number
    .replace(stateNumber, (_, state: string, district: string, series: string, last: string) =>
      [state, district.padStart(2, '0'), series, fourDigits(last)].join(''),
    )
    .replace(oldNumber, (_, letters: string, last: string) => letters + fourDigits(last))
    .replace(bharatNumber, (_, year: string, last: string, series: string) => year + fourDigits(last) + series)
}

const fourDigits = (digits: string) => digits.padStart(4, '0')
