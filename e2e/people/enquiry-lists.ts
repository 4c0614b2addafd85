import { writeXlsx } from '../../apps/api/src/platform/spreadsheets/write-sheet'

type Row = readonly [description: string, quantity: string, unit: string]

const header = ['Sr. No.', 'Description of material', 'Qty', 'UOM']

const certain: readonly Row[] = [
  ['MS ERW pipe 50NB medium class IS 1239 make Apollo/Tata', '120', 'Nos'],
  ['SHS 50 X 50 X 2.9 MM YST-310 TATA STRUCTURA', '3.5', 'TON'],
  ['M.S. SQ. TUBE 1.5"x1.5" 14 gauge', '25', 'nos'],
  ['ERW black pipe 150 NB heavy 5.4mm thk, 6 m, MTC 3.1 reqd', '40', 'Nos'],
  ['50 mm dia GI pipe class B', '300', 'mtr'],
  ['M.S. ERW Tubes 60.3mm OD 3.65mm WT as per IS:1239 (Pt-1)', '1,250.00', 'Kgs'],
  ['SHS 40x40x2', '600', 'ft'],
  ['RHS 240X120X8 YST310', '2.9', 'mt'],
  ['ERW STEEL TUBES-REC-60x30x3x4250', '1200', 'PCS'],
  ['MS hollow section 91.5x91.5x4.5 @ 6 mtr', '35', 'pcs'],
  ['1 1/2" B class GI pipe threaded & socketed Surya Prakash', '75', 'nos'],
  ['¾" GI med', '90', 'pcs'],
]

const open: readonly Row[] = [
  // Bore or outer diameter?
  ['GP pipe 1" 1.6mm', '300', 'kg'],
  // Black or galvanised?
  ['65 nb L class', '100', 'mtr'],
  // No pipe.
  ['Steel angle 50x50x6', '3', 'MT'],
  // How much?
  ['2" GI B class', '', ''],
  // Nobody rolls it in this thickness.
  ['SHS 72x72x2', '4', 'MT'],
]

const sides = [20, 25, 30, 32, 38, 40, 50, 60]
const bores = [15, 20, 25, 32, 40, 50, 65, 80]

const rows: readonly Row[] = [
  ...certain,
  ...open,
  ...Array.from({ length: 12 }, (_, at): Row => [`SHS ${sides[at % 8]}x${sides[at % 8]}x2`, `${at + 1}`, 'MT']),
  ...Array.from({ length: 11 }, (_, at): Row => [`GI pipe ${bores[at % 8]} NB heavy`, `${at + 10}`, 'Nos']),
]

/** What a works sends: forty lines by several hands, of which five, from the 13th on, need a look. */
export const mixedList = async () => ({
  name: 'site-requirement.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeXlsx(
    header,
    rows.map((cells, at) => [at + 1, ...cells]),
  ),
})

/** As little of a PDF as is one. */
export const drawing = {
  name: 'tender-drawing.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}
