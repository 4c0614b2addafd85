import { makes } from './make'
import type { Vocabulary } from '../text/words'

/** Words that say what is asked for. A comma divides spellings; a spelling may be of several words. */
const pipeWords: Vocabulary = [
  [
    { kind: 'pipe' },
    'pipe, pipes, tube, tubes, tubing, pipeline, tubular, tubulars, paip, paaip, pip, पाइप, पाईप, पाइपें, पाइपे, पाइपों, पाईपे, ट्यूब, टयूब, नली',
  ],
  [{ kind: 'coat', coat: 'black' }, 'black, blk, uncoated, blak, kala, kaala, kali, kaali, ब्लैक, काला, काली, काले'],
  [
    { kind: 'coat', coat: 'mild steel' },
    'ms, m s, mild steel, erw, e r w, hfiw, scaffolding, scaffold, एमएस, एम एस, ईआरडब्ल्यू, ई आर डब्ल्यू, माइल्ड स्टील',
  ],
  [
    { kind: 'coat', coat: 'GI' },
    'gi, g i, galvanised, galvanized, galv, hdg, hot dip, hot dipped, jasti, jastee, jasthi, jasta, jastedar, जीआई, जी आई, जीआइ, जस्ती, जस्ति, जस्ता, जस्तेदार, गैल्वनाइज्ड, गैल्वेनाइज्ड, गेल्वेनाइज्ड',
  ],
  [
    { kind: 'coat', coat: 'GP' },
    'gp, g p, pre galvanised, pre galvanized, pregalvanised, pregalvanized, pre galv, जीपी, जी पी',
  ],
  [{ kind: 'shape', shape: 'round' }, 'round, circular, chs, gol, gole, gola, गोल, गोला, राउंड'],
  [
    { kind: 'shape', shape: 'square' },
    'square, sq, shs, s h s, sqr, chaukor, chokor, choukor, chowkor, chaukaur, chokore, chokar, chaukora, chauras, choras, चौकोर, चोकोर, चौकौर, चकोर, चौकोना, चौरस, वर्गाकार, स्क्वायर, स्क्वेयर, एसएचएस',
  ],
  [
    { kind: 'shape', shape: 'rectangular' },
    'rectangular, rectangle, rect, rec, rhs, r h s, patti, patti pipe, aayatakar, ayatakar, aaytakar, aytakar, ayatakaar, आयताकार, आयतकार, आयाताकार, आरएचएस, रेक्टेंगुलर, पट्टी पाइप',
  ],
  [
    { kind: 'shape', shape: 'hollow' },
    'hollow, structura, hollow section, hollow sections, hss, box, box section, box pipe, chaukhat, chokhat, बॉक्स, बाक्स, बोक्स, चौखट, हॉलो सेक्शन, होलो सेक्शन',
  ],
]

/** What other yards sell; a fitting is named here too, since it has the size of the pipe it fits. */
const otherProducts = [
  ['Angles', 'angle, angles, isa, l angle, ms angle, एंगल, ऐंगल'],
  ['Channels', 'channel, channels, ismc, c channel, चैनल, चेनल'],
  ['Beams', 'beam, beams, ismb, ishb, iswb, h beam, i beam, joist, joists, girder, girders, npb, wpb, गर्डर, गाटर'],
  ['Plates', 'plate, plates, chequered plate, प्लेट, प्लेटें'],
  ['Sheets', 'sheet, sheets, cr sheet, hr sheet, chaddar, chadar, chadder, शीट, चद्दर, चादर'],
  ['Coils', 'coil, coils'],
  ['Strips', 'strip, strips'],
  [
    'Bars',
    'bar, bars, tmt, rebar, rebars, tor, sariya, saria, rod, rods, round bar, square bar, flat bar, sariya tmt, सरिया, सरीया, छड, रॉड, राड',
  ],
  ['Flats', 'flat, flats, पत्ती, पट्टी'],
  ['Wires', 'wire, wires, wire rod, binding wire, तार'],
  ['Elbows', 'elbow, elbows, एल्बो, कोहनी'],
  ['Tees', 'tee, tees'],
  ['Flanges', 'flange, flanges, फ्लैंज'],
  ['Sockets', 'socket, sockets, सॉकेट, साकेट'],
  ['Couplings', 'coupling, couplings, coupler, couplers'],
  ['Nipples', 'nipple, nipples'],
  ['Reducers', 'reducer, reducers'],
  ['Unions', 'union, unions'],
  ['Bends', 'bend, bends'],
  ['Caps', 'cap, caps, end cap, end caps'],
  ['Plugs', 'plug, plugs'],
  ['Valves', 'valve, valves, gate valve, ball valve, butterfly valve, वाल्व'],
  ['Bolts', 'bolt, bolts, stud, studs, nut bolt, anchor bolt, foundation bolt, बोल्ट'],
  ['Nuts', 'nut, nuts'],
  ['Screws', 'screw, screws'],
  ['Washers', 'washer, washers'],
  ['Gaskets', 'gasket, gaskets'],
  ['Clamps', 'clamp, clamps'],
  ['Fittings', 'fitting, fittings, pipe fitting, pipe fittings'],
  ['Purlins', 'purlin, purlins, z purlin, c purlin'],
  ['Rails', 'rail, rails'],
  ['Electrodes', 'electrode, electrodes, welding rod, welding rods'],
  ['Meshes', 'mesh, wire mesh, jali, जाली'],
] as const

export type OtherProduct = (typeof otherProducts)[number][0]

const otherPipes = [
  ['Seamless', 'seamless, smls, cdw, cds, सीमलेस'],
  ['Stainless steel', 'ss, s s, stainless, stainless steel, एसएस, स्टेनलेस, स्टेनलेस स्टील'],
  ['Plastic', 'pvc, upvc, cpvc, hdpe, ppr, gi pvc, plastic, पीवीसी, प्लास्टिक'],
  ['Cast iron', 'ci, di, cast iron, ductile iron'],
  ['Copper', 'copper'],
  ['Aluminium', 'aluminium, aluminum'],
  ['Oval', 'oval, d shape, elliptical'],
] as const

export type OtherPipe = (typeof otherPipes)[number][0]

export const productWords: Vocabulary = [
  ...pipeWords,
  ...otherProducts.map(([name, words]) => [{ kind: 'other product', name }, words] as const),
  ...otherPipes.map(([name, words]) => [{ kind: 'other pipe', name }, words] as const),
  ...Object.entries(makes).map(([make, words]) => [{ kind: 'make', make }, words] as const),
]
