import type { Certificate, Heat } from '@lohahaat/domain/fulfilment/certificates/certificate'
import type { FigureName } from '@lohahaat/domain/fulfilment/certificates/figures'
import type { TestName } from '@lohahaat/domain/fulfilment/certificates/paper'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { writePdf, type PdfText } from './write-pdf'

type Title = readonly [FigureName | TestName, string]

/** The tables of a paper; a column that no heat has a figure for isn't printed. */
const tables: readonly (readonly Title[])[] = [
  [
    ...([
      ['carbon', 'C %'],
      ['manganese', 'Mn %'],
      ['sulphur', 'S %'],
      ['phosphorus', 'P %'],
    ] as const),
    ...([
      ['chromium', 'Cr %'],
      ['molybdenum', 'Mo %'],
      ['vanadium', 'V %'],
      ['nickel', 'Ni %'],
    ] as const),
    ['copper', 'Cu %'],
  ],
  [
    ['yieldStrength', 'YS (MPa)'],
    ['tensileStrength', 'UTS (MPa)'],
    ['elongation', 'El. %'],
    ['hydrostatic', 'Hydro (MPa)'],
  ],
  [
    ['bend', 'Bend test'],
    ['flattening', 'Flattening'],
    ['zinc', 'Zinc (g/m2)'],
    ['uniformity', 'Uniformity'],
  ],
]

const LEFT = 40
const HEAT_COLUMN = 70
const BETWEEN = 20
const inIndia = (day: string) => day.split('-').reverse().join('/')

/** A certificate as a mill prints it, with a text layer. */
export function certificatePdf(paper: Certificate, certificateNo: string): Buffer {
  const rows: string[][] = [
    ['MILL TEST CERTIFICATE'],
    [`Certificate No.: ${certificateNo}`, `Date: ${inIndia(paper.issuedOn ?? '')}`],
    [`Manufacturer: ${paper.maker}`, ...(paper.licence ? [`Licence No.: ${paper.licence}`] : [])],
    [`Standard: ${paper.standard}`, ...(paper.grade ? [`Grade: ${paper.grade}`] : [])],
    [`Size: ${paper.size} x ${paper.thickness} mm`, `Quantity: ${fromUnits(paper.grams / 1000n, 3)} MT`],
    [`Date of test: ${inIndia(paper.testedOn ?? '')}`, `Finish: ${paper.isHotDip ? 'Hot dip galvanised' : 'Black'}`],
    ...(paper.forming ? [[`Forming: ${paper.forming}`]] : []),
  ]
  const heading = rows.map((cells, at) => placeRow(cells, 790 - at * BETWEEN, 280))
  const shown = tables.flatMap((titles, at) => placeTable(paper.heats, titles, 600 - at * 120))
  return writePdf([[...heading.flat(), ...shown]])
}

const placeRow = (cells: readonly string[], y: number, apart: number, left = LEFT): PdfText[] =>
  cells.flatMap((text, at) => (text === '' ? [] : [{ text, x: left + at * apart, y }]))

function placeTable(heats: readonly Heat[], titles: readonly Title[], top: number): PdfText[] {
  const printed = titles.filter(([name]) => heats.some((heat) => cellOf(heat, name) !== ''))
  if (printed.length === 0) return []
  const apart = Math.floor((500 - HEAT_COLUMN) / printed.length)
  return [
    ['Heat No.', ...printed.map(([, title]) => title)],
    ...heats.map((heat) => [heat.heatNo, ...printed.map(([name]) => cellOf(heat, name))]),
  ].flatMap(([heat = '', ...cells], at) => [
    ...placeRow([heat], top - at * BETWEEN, 0),
    ...placeRow(cells, top - at * BETWEEN, apart, LEFT + HEAT_COLUMN),
  ])
}

function cellOf({ figures, tests }: Heat, name: Title[0]): string {
  if (name === 'bend' || name === 'flattening' || name === 'eddyCurrent')
    return tests[name] === undefined ? '' : tests[name] ? 'OK' : 'Failed'
  return figures[name] ?? ''
}
