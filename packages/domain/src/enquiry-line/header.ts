import { normalise, readTokens } from './tokens'

export type EnquiryField = 'item' | 'size' | 'thickness' | 'length' | 'grade' | 'quantity' | 'unit' | 'make'

/** A column that a header row names. */
export interface EnquiryColumn {
  field: EnquiryField
  /** Counted from zero. */
  column: number
  /** What a bare figure below it is, as the header says: 'NB' of a column NB, 'MT' of 'Qty (MT)'. */
  says: string | null
}

export type EnquiryHeader = readonly EnquiryColumn[]

const names: Readonly<Record<EnquiryField, string>> = {
  item: 'description, item description, material, material description, particulars, particular, specification, item, items, item name, product, product name, description of goods, description of material, details, desc',
  size: 'size, nb, od, dia, diameter, section, section size, dimension, dimensions, nominal bore, outer dia, outer diameter, sizes, pipe size, साइज',
  thickness: 'thk, thick, thickness, wt, wall, wall thickness, wall thk, gauge, swg, class, मोटाई',
  length: 'length, lgth, mtr, mtrs, cut length, len, लंबाई',
  grade: 'grade, is, spec, standard, yst, is code, is standard, is no, gr',
  quantity:
    'qty, quantity, nos, req, reqd, required, reqd qty, req qty, required qty, required quantity, pcs, no of pcs, no of pieces, order qty, weight, tonnage, total qty, मात्रा',
  unit: 'uom, unit, units, u o m, इकाई',
  make: 'make, brand, approved make, approved makes, makes, preferred make, make brand',
}

/** Columns that sheets have besides. They are no fields, but they show that the row is a header. */
const otherNames =
  's no, sr, sr no, sl no, sl, sno, srno, no, item no, serial, serial no, delivery, delivery location, site, place, pin code, pincode, required by, mtc, inspection, remarks, remark, rate, amount, price, hsn, hsn code, gst, value, total'

const fields: ReadonlyMap<string, EnquiryField | null> = new Map([
  ...Object.entries(names).flatMap(([field, list]) =>
    list.split(', ').map((name): [string, EnquiryField | null] => [name, field as EnquiryField]),
  ),
  ...otherNames.split(', ').map((name): [string, null] => [name, null]),
])

/** Units that a header may carry, and what they are called beside a figure. */
const units: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mm: 'mm',
    inch: 'inch, inches, in',
    NB: 'nb',
    OD: 'od',
    SWG: 'swg, gauge',
    m: 'm, mtr, mtrs, meter, metre, meters, metres',
    ft: 'ft, feet',
    MT: 'mt, ton, tons, tonne, tonnes, tonnage, t',
    kg: 'kg, kgs',
    nos: 'nos, pcs, pieces, no of pcs, no of pieces, nag',
    rmt: 'rmt',
  }).flatMap(([unit, list]) => list.split(', ').map((name): [string, string] => [name, unit])),
)
/** A heading is short; anything longer is text. */
const longestHeading = 60
const lengthUnits: readonly string[] = ['m', 'ft', 'mm']
const weightUnits: readonly string[] = ['MT', 'kg']

/** Which column is which field, or null where the row is no header: two of its cells at least must be headings. */
export function readEnquiryHeader(cells: readonly string[]): EnquiryHeader | null {
  const headings = cells.map(readHeading)
  const columns: EnquiryColumn[] = []
  for (const [column, heading] of headings.entries()) {
    if (!heading?.field || columns.some(({ field }) => field === heading.field)) continue
    columns.push({ field: heading.field, column, says: heading.says })
  }
  const isHeader =
    headings.filter((heading) => heading !== null).length >= 2 &&
    columns.some(({ field }) => field === 'item' || field === 'size')
  return isHeader ? columns : null
}

interface Heading {
  field: EnquiryField | null
  says: string | null
}

function readHeading(cell: string): Heading | null {
  if (cell.length > longestHeading) return null
  const tokens = readTokens(normalise(cell))
  if (tokens.some(({ kind }) => kind === 'number' || kind === 'unreadable')) return null
  const words = tokens.flatMap((token) => (token.kind === 'word' ? [token.text] : []))
  // A unit stands in brackets or after 'in': the words before it are the name.
  for (let end = words.length; end > 0; end--) {
    const name = words.slice(0, end).join(' ')
    const field = fields.get(name)
    const rest = words.slice(end).filter((word) => word !== 'in' || words.length === end + 1)
    const unit = rest.length === 0 ? null : units.get(rest.join(' '))
    if (field === undefined || unit === undefined) continue
    return { field: measuredField(name, field, unit), says: saying(name, field, unit) }
  }
  return null
}

/** 'WT' is the wall, but 'Wt (kg)' the weight; 'Nos' counts, but 'Mtr' with it runs. */
const measuredField = (name: string, field: EnquiryField | null, unit: string | null): EnquiryField | null =>
  name === 'wt' && unit !== null && weightUnits.includes(unit) ? 'quantity' : field

function saying(name: string, field: EnquiryField | null, unit: string | null): string | null {
  if (field === 'size' && ['nb', 'nominal bore'].includes(name)) return unit === 'inch' ? 'inch' : 'NB'
  if (field === 'size' && ['od', 'outer dia', 'outer diameter'].includes(name)) return 'OD'
  if (field === 'thickness' && name === 'class') return 'class'
  if (field === 'length' && unit === null) return lengthUnits.find((length) => units.get(name) === length) ?? null
  return unit ?? units.get(name) ?? null
}
