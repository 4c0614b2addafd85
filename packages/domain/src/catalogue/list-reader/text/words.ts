import type { Part } from './parts'
import { productWords } from '../facts/product-words'

type Meaning<P = Part> = P extends Part ? Omit<P, 'apart'> : never
export type Vocabulary = readonly (readonly [meaning: Meaning, words: string])[]

/** Words around figures. A comma divides spellings; a spelling may be of several words. */
const figureWords: Vocabulary = [
  [{ kind: 'unit', unit: 'nb', word: 'nb' }, 'nb, n b, dn, nominal bore, bore, एनबी, एन बी'],
  [
    { kind: 'unit', unit: 'od', word: 'od' },
    'od, o d, outer dia, outer diameter, outside dia, outside diameter, ओडी, ओ डी, बाहरी व्यास',
  ],
  [{ kind: 'unit', unit: 'inch', word: 'inch' }, 'inch, inches, inchs, in, inchi, इंच, इन्च, इंची, इन्ची'],
  [{ kind: 'unit', unit: 'mm', word: 'mm' }, 'mm, mms, millimeter, millimetre, एमएम, एम एम, मिमी, मि मी, मिलीमीटर'],
  [{ kind: 'unit', unit: 'swg', word: 'swg' }, 'swg, gauge, guage, gage, gaug, g, ga, gej, gez, गेज, गेंज'],
  [
    { kind: 'unit', unit: 'metre', word: 'm' },
    'm, mtr, mtrs, mtr s, meter, meters, metre, metres, mtrs long, mitar, meetar, मीटर, मिटर, मी',
  ],
  [{ kind: 'unit', unit: 'feet', word: 'ft' }, 'ft, feet, foot, fts, fut, फुट, फीट, फिट, फूट'],
  [
    { kind: 'unit', unit: 'running metre', word: 'rmt' },
    'rmt, rmtr, rmtrs, rm, rmts, r mtr, running meter, running metre, running meters, running metres, running mtr',
  ],
  [{ kind: 'unit', unit: 'running feet', word: 'rft' }, 'rft, running feet, running ft'],
  [
    { kind: 'unit', unit: 'ton', word: 'ton' },
    'ton, tons, tonne, tonnes, mt, m t, metric ton, metric tons, metric tonne, metric tonnes, mtn, टन, टना, एमटी, मी टन, मीट्रिक टन, मैट्रिक टन',
  ],
  [{ kind: 'unit', unit: 'ton', word: 't' }, 't'],
  [{ kind: 'unit', unit: 'mts', word: 'mts' }, 'mts'],
  [
    { kind: 'unit', unit: 'kg', word: 'kg' },
    'kg, kgs, kilo, kilos, kilogram, kilograms, kelo, किलो, किलोग्राम, किग्रा, केजी, के जी',
  ],
  [
    { kind: 'unit', unit: 'quintal', word: 'quintal' },
    'quintal, quintals, quintel, qtl, qtls, qntl, qntls, quntal, quntl, kwintal, kuntal, kuintal, क्विंटल, क्विन्टल, कुंतल, कुन्तल, कुंटल, कुण्टल',
  ],
  [
    { kind: 'unit', unit: 'piece', word: 'nos' },
    'nos, no s, number, numbers, pc, pcs, pec, pcs nos, piece, pieces, each, ea, nag, nug, nagg, naag, peice, peices, pices, pees, adad, नग, नाग, पीस, पिस, अदद, lengths, lgth, lgths, lnth, lnths, lengs',
  ],
  [{ kind: 'unit', unit: 'bundle', word: 'bundle' }, 'bundle, bundles, bdl, bdls, bndl, bandal, बंडल, बण्डल, बन्डल'],
  [
    { kind: 'unit', unit: 'lot', word: 'lot' },
    'truck, trucks, load, loads, lot, lots, set, sets, trailer, trailers, dozen, darjan, gadi, gaadi, ट्रक, गाडी, ट्राली, ट्रॉली, दर्जन',
  ],
  [{ kind: 'unit', unit: 'piece', word: 'no' }, 'no'],
  [{ kind: 'role', role: 'size', word: 'size' }, 'size, section size, saiz, saij, साइज, साईज, नाप'],
  [{ kind: 'role', role: 'diameter', word: 'dia' }, 'dia, diameter, diam, ø, φ, ⌀, डाया, व्यास'],
  [
    { kind: 'role', role: 'wall', word: 'thk' },
    'thk, thick, thickness, wt, wall, wall thickness, wall thk, thikness, thickn, thck, moti, motai, motayi, mutai, मोटाई, मोटायी, मोटा, थिकनेस',
  ],
  [
    { kind: 'role', role: 'length', word: 'length' },
    'length, len, lenght, leng, cut length, lambayi, लंबाई, लम्बाई, लंबायी, लंबा, लम्बा, लंबी, लम्बी',
  ],
  [{ kind: 'role', role: 'length', word: 'long' }, 'long, lambai'],
  [
    { kind: 'role', role: 'quantity', word: 'qty' },
    'qty, quantity, qnty, qnt, quantities, matra, मात्रा, संख्या, क्वांटिटी',
  ],
  [{ kind: 'times' }, 'x, by, into, बाय, बाई, गुणा, इनटू'],
  [{ kind: 'class word' }, 'class, cl, cls, clas, klass, duty, band, kalas, क्लास, क्लाश, श्रेणी'],
  [
    { kind: 'class', class: 'Light' },
    'light, lite, yellow band, aclass, halka, halki, lait, लाइट, लाईट, हल्का, हलका, हल्की',
  ],
  [
    { kind: 'class', class: 'Medium' },
    'medium, med, blue band, bclass, midium, mediam, madhyam, मीडियम, मिडियम, मीडीयम, मिडीयम, मेडियम, मध्यम',
  ],
  [
    { kind: 'class', class: 'Heavy' },
    'heavy, hvy, red band, cclass, havy, hevy, heavi, bhari, bhaari, हैवी, हेवी, हैवि, भारी',
  ],
  [
    { kind: 'vague' },
    'approx, approximate, approximately, appx, aprox, about, abt, around, nearly, circa, upto, up to, min, minimum, max, maximum, lagbhag, lagbhg, kareeb, karib, takriban, aaspaas, aas paas, करीब, लगभग, तकरीबन, आसपास, अंदाजन',
  ],
  [
    { kind: 'number word' },
    'one, two, three, four, five, six, seven, eight, nine, ten, twelve, twenty, fifty, hundred, thousand, lakh, half, ek, teen, char, paanch, das, dedh, dhai, sawa, sadhe, paune, aadha, एक, दो, तीन, चार, पांच, पाच, छह, छः, छे, सात, आठ, नौ, दस, बारह, पंद्रह, बीस, पच्चीस, तीस, चालीस, पचास, सौ, हजार, लाख, डेढ, ढाई, सवा, साढे, पौने, पौन, आधा',
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
