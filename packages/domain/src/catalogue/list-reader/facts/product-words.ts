import { makes } from './make'
import type { Vocabulary } from '../text/words'

/** Words that say what is asked for. A comma divides spellings; a spelling may be of several words. */
const pipeWords: Vocabulary = [
  [{ kind: 'pipe' }, 'pipe, pipes, tube, tubes, tubing, pipeline, tubular, tubulars, पाइप, पाईप, ट्यूब'],
  [{ kind: 'coat', coat: 'black' }, 'black, blk, uncoated, ब्लैक, काला'],
  [
    { kind: 'coat', coat: 'mild steel' },
    'ms, m s, mild steel, erw, e r w, hfiw, scaffolding, scaffold, एमएस, एम एस, ईआरडब्ल्यू',
  ],
  [{ kind: 'coat', coat: 'GI' }, 'gi, g i, galvanised, galvanized, galv, hdg, hot dip, hot dipped, जीआई, जी आई'],
  [
    { kind: 'coat', coat: 'GP' },
    'gp, g p, pre galvanised, pre galvanized, pregalvanised, pregalvanized, pre galv, जीपी, जी पी',
  ],
  [{ kind: 'shape', shape: 'round' }, 'round, circular, chs, gol, गोल'],
  [{ kind: 'shape', shape: 'square' }, 'square, sq, shs, s h s, sqr, chaukor, chokor, चौकोर, चौरस, स्क्वायर'],
  [
    { kind: 'shape', shape: 'rectangular' },
    'rectangular, rectangle, rect, rec, rhs, r h s, patti, patti pipe, आयताकार',
  ],
  [
    { kind: 'shape', shape: 'hollow' },
    'hollow, structura, hollow section, hollow sections, hss, box, box section, box pipe, chaukhat, chokhat, बॉक्स, चौखट',
  ],
]

/** What other yards sell; a fitting is named here too, since it has the size of the pipe it fits. */
const otherProducts = [
  ['Angles', 'angle, angles, isa, l angle, ms angle, एंगल'],
  ['Channels', 'channel, channels, ismc, c channel, चैनल'],
  ['Beams', 'beam, beams, ismb, ishb, iswb, h beam, i beam, joist, joists, girder, girders, npb, wpb, गर्डर'],
  ['Plates', 'plate, plates, chequered plate, प्लेट'],
  ['Sheets', 'sheet, sheets, cr sheet, hr sheet, शीट'],
  ['Coils', 'coil, coils'],
  ['Strips', 'strip, strips'],
  ['Bars', 'bar, bars, tmt, rebar, rebars, tor, sariya, saria, rod, rods, round bar, square bar, flat bar, सरिया'],
  ['Flats', 'flat, flats'],
  ['Wires', 'wire, wires, wire rod, binding wire'],
  ['Elbows', 'elbow, elbows'],
  ['Tees', 'tee, tees'],
  ['Flanges', 'flange, flanges'],
  ['Sockets', 'socket, sockets'],
  ['Couplings', 'coupling, couplings, coupler, couplers'],
  ['Nipples', 'nipple, nipples'],
  ['Reducers', 'reducer, reducers'],
  ['Unions', 'union, unions'],
  ['Bends', 'bend, bends'],
  ['Caps', 'cap, caps, end cap, end caps'],
  ['Plugs', 'plug, plugs'],
  ['Valves', 'valve, valves, gate valve, ball valve, butterfly valve'],
  ['Bolts', 'bolt, bolts, stud, studs, nut bolt, anchor bolt, foundation bolt'],
  ['Nuts', 'nut, nuts'],
  ['Screws', 'screw, screws'],
  ['Washers', 'washer, washers'],
  ['Gaskets', 'gasket, gaskets'],
  ['Clamps', 'clamp, clamps'],
  ['Fittings', 'fitting, fittings, pipe fitting, pipe fittings'],
  ['Purlins', 'purlin, purlins, z purlin, c purlin'],
  ['Rails', 'rail, rails'],
  ['Electrodes', 'electrode, electrodes, welding rod, welding rods'],
  ['Meshes', 'mesh, wire mesh, jali'],
] as const

export type OtherProduct = (typeof otherProducts)[number][0]

const otherPipes = [
  ['Seamless', 'seamless, smls, cdw, cds'],
  ['Stainless steel', 'ss, s s, stainless, stainless steel'],
  ['Plastic', 'pvc, upvc, cpvc, hdpe, ppr, gi pvc'],
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
