import type { NoteValues } from '@lohahaat/domain/catalogue/list-reader/notes'

export const productNames: Readonly<Record<NoteValues['notAPipe']['product'], string>> = {
  Angles: 'एंगल',
  Channels: 'चैनल',
  Beams: 'बीम / गर्डर',
  Plates: 'प्लेट',
  Sheets: 'शीट',
  Coils: 'कॉइल',
  Strips: 'स्ट्रिप',
  Bars: 'सरिया',
  Flats: 'पत्ती (Flat)',
  Wires: 'तार',
  Elbows: 'एल्बो',
  Tees: 'टी',
  Flanges: 'फ़्लैंज',
  Sockets: 'सॉकेट',
  Couplings: 'कपलिंग',
  Nipples: 'निप्पल',
  Reducers: 'रिड्यूसर',
  Unions: 'यूनियन',
  Bends: 'बेंड',
  Caps: 'कैप',
  Plugs: 'प्लग',
  Valves: 'वाल्व',
  Bolts: 'बोल्ट',
  Nuts: 'नट',
  Screws: 'पेच',
  Washers: 'वॉशर',
  Gaskets: 'गैस्केट',
  Clamps: 'क्लैंप',
  Fittings: 'फ़िटिंग',
  Purlins: 'पर्लिन',
  Rails: 'रेल',
  Electrodes: 'वेल्डिंग रॉड',
  Meshes: 'जाली',
}

export const pipeNames: Readonly<Record<NoteValues['pipeNotSold']['pipe'], string>> = {
  Seamless: 'सीमलेस',
  'Stainless steel': 'स्टेनलेस स्टील',
  Plastic: 'प्लास्टिक',
  'Cast iron': 'कास्ट आयरन',
  Copper: 'कॉपर',
  Aluminium: 'एल्युमिनियम',
  Oval: 'ओवल',
}

export const coatNames: Readonly<Record<NoteValues['coatsDiffer']['coats'][number], string>> = {
  black: 'काला',
  'mild steel': 'MS',
  GI: 'GI',
  GP: 'GP',
}
