import type { Part } from './parts'
import { productWords } from '../facts/product-words'

type Meaning<P = Part> = P extends Part ? Omit<P, 'apart'> : never
export type Vocabulary = readonly (readonly [meaning: Meaning, words: string])[]

/** Words around figures. A comma divides spellings; a spelling may be of several words. */
const figureWords: Vocabulary = [
  [{ kind: 'unit', unit: 'nb', word: 'nb' }, 'nb, n b, dn, nominal bore, bore, एनबी, एन बी'],
  [{ kind: 'unit', unit: 'od', word: 'od' }, 'od, o d, outer dia, outer diameter, outside dia, outside diameter, ओडी'],
  [{ kind: 'unit', unit: 'inch', word: 'inch' }, 'inch, inches, inchs, in, इंच, इन्च'],
  [{ kind: 'unit', unit: 'mm', word: 'mm' }, 'mm, mms, millimeter, millimetre, एमएम, मिमी'],
  [{ kind: 'unit', unit: 'swg', word: 'swg' }, 'swg, gauge, guage, gage, gaug, g, ga, गेज'],
  [
    { kind: 'unit', unit: 'metre', word: 'm' },
    'm, mtr, mtrs, mtr s, meter, meters, metre, metres, mtrs long, मीटर, मी',
  ],
  [{ kind: 'unit', unit: 'feet', word: 'ft' }, 'ft, feet, foot, fts, फुट, फीट'],
  [
    { kind: 'unit', unit: 'running metre', word: 'rmt' },
    'rmt, rmtr, rmtrs, rm, rmts, r mtr, running meter, running metre, running meters, running metres, running mtr',
  ],
  [{ kind: 'unit', unit: 'running feet', word: 'rft' }, 'rft, running feet, running ft'],
  [
    { kind: 'unit', unit: 'ton', word: 'ton' },
    'ton, tons, tonne, tonnes, mt, m t, metric ton, metric tons, metric tonne, metric tonnes, टन',
  ],
  [{ kind: 'unit', unit: 'ton', word: 't' }, 't'],
  [{ kind: 'unit', unit: 'mts', word: 'mts' }, 'mts'],
  [{ kind: 'unit', unit: 'kg', word: 'kg' }, 'kg, kgs, kilo, kilos, kilogram, kilograms, किलो, किग्रा, केजी'],
  [
    { kind: 'unit', unit: 'piece', word: 'nos' },
    'nos, no s, number, numbers, pc, pcs, pec, pcs nos, piece, pieces, each, ea, nag, नग, पीस, lengths, lgth, lgths, lnth, lnths, lengs',
  ],
  [{ kind: 'unit', unit: 'bundle', word: 'bundle' }, 'bundle, bundles, bdl, bdls, bndl, बंडल'],
  [
    { kind: 'unit', unit: 'lot', word: 'lot' },
    'truck, trucks, load, loads, lot, lots, set, sets, trailer, trailers, dozen, ट्रक',
  ],
  [{ kind: 'unit', unit: 'piece', word: 'no' }, 'no'],
  [{ kind: 'role', role: 'size', word: 'size' }, 'size, section size, साइज'],
  [{ kind: 'role', role: 'diameter', word: 'dia' }, 'dia, diameter, diam, ø, φ, ⌀, डाया'],
  [
    { kind: 'role', role: 'wall', word: 'thk' },
    'thk, thick, thickness, wt, wall, wall thickness, wall thk, thikness, thickn, thck, moti, motai, मोटाई',
  ],
  [{ kind: 'role', role: 'length', word: 'length' }, 'length, len, lenght, leng, cut length, लंबाई, लम्बाई'],
  [{ kind: 'role', role: 'length', word: 'long' }, 'long, lambai'],
  [{ kind: 'role', role: 'quantity', word: 'qty' }, 'qty, quantity, qnty, qnt, quantities, मात्रा'],
  [{ kind: 'times' }, 'x, by, बाय'],
  [{ kind: 'class word' }, 'class, cl, cls, clas, klass, duty, band, क्लास, श्रेणी'],
  [{ kind: 'class', class: 'Light' }, 'light, lite, yellow band, aclass, लाइट'],
  [{ kind: 'class', class: 'Medium' }, 'medium, med, blue band, bclass, मीडियम, मध्यम'],
  [{ kind: 'class', class: 'Heavy' }, 'heavy, hvy, red band, cclass, हैवी, हेवी, भारी'],
  [
    { kind: 'vague' },
    'approx, approximate, approximately, appx, aprox, about, abt, around, nearly, circa, upto, up to, min, minimum, max, maximum, lagbhag, करीब, लगभग',
  ],
  [
    { kind: 'number word' },
    'one, two, three, four, five, six, seven, eight, nine, ten, twelve, twenty, fifty, hundred, thousand, lakh, half, ek, teen, char, paanch, das, एक, दो, तीन, चार, पांच, पाँच, दस, बीस, पचास, सौ',
  ],
]

/** What a word or a run of words means, by its spelling; a maker's mark may also say what kind of pipe it is. */
export const vocabulary: ReadonlyMap<string, readonly Meaning[]> = [...figureWords, ...productWords].reduce(
  (found, [meaning, words]) => {
    for (const word of words.split(', ')) found.set(word, [...(found.get(word) ?? []), meaning])
    return found
  },
  new Map<string, readonly Meaning[]>(),
)
