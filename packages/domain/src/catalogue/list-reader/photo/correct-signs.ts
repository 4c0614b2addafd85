const digitOf: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', D: '0' },
  ...{ l: '1', I: '1', i: '1', '|': '1' },
  ...{ S: '5', s: '5', B: '8', Z: '2' },
  '%': 'x',
}

/** Digits and what is taken for them, perhaps with a unit at the end. */
const measure = /^([\dOoQDlIi|SsBZ.,xX×*%"-]+)(nb|od|mm|m|mtr)?$/i
const galvanised = /\bG[l1|](?![\p{L}\p{N}])/gu

/** A heading with the Q of its Qty, of which the tail is lost easily. */
export const correctHeading = (text: string): string => text.replace(/^[OoA0]ty\b/, 'Qty')

/**
 * A line with the signs corrected that a reader of pictures takes for others: Gl for GI, O for 0, l for 1, S for 5, and a
 * percent sign for the cross of a section. Whether the correction is right, the tree must say.
 */
export const correctSigns = (text: string): string => text.replace(galvanised, 'GI').replace(/\S+/g, correctWord)

function correctWord(word: string): string {
  const [, signs = '', unit = ''] = measure.exec(word) ?? []
  const isMeasure = /\d/.test(signs) || (signs !== '' && unit.toLowerCase() === 'nb')
  return isMeasure ? Array.from(signs, (sign) => digitOf[sign] ?? sign).join('') + unit : word
}
