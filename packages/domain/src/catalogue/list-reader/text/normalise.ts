const likeness: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['"', '“”„‟″〃＂'],
    ["'", '‘’‚‛′`´'],
    ['*', '×✕✖⨯∗'],
    ['-', '–—−‐‑‒―'],
    ['/', '⁄∕'],
    // Joiners are invisible and only shape a script.
    ['', '\u200b\u200c\u200d\u2060\ufeff\u00ad'],
  ].flatMap(([plain = '', alike = '']) => [...alike].map((sign) => [sign, plain])),
)
const fractionSigns: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const devanagariZero = 0x966
/** The dot below a letter is written or left out at will: फ़ुट and फुट. NFC keeps it a sign of its own. */
const nukta = /\u093c/g
/** Of the two signs for a nasal vowel a phone has the one nearer: पाँच and पांच. */
const moon = /\u0901/g

/** One spelling for signs that look alike, in small letters. */
export const normalise = (text: string): string =>
  Array.from(text.normalize('NFC').replace(nukta, '').replace(moon, '\u0902').toLowerCase(), plainSign)
    .join('')
    .replaceAll("''", '"')
    .replaceAll('""', '"')

function plainSign(sign: string): string {
  const fraction = fractionSigns[sign]
  if (fraction !== undefined) return ` ${fraction}`
  const digit = (sign.codePointAt(0) ?? 0) - devanagariZero
  return likeness[sign] ?? (digit >= 0 && digit <= 9 ? String(digit) : sign)
}
