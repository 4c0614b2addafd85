/** What a column of an enquiry is about. */
export type EnquiryField = 'item' | 'size' | 'thickness' | 'length' | 'grade' | 'quantity' | 'unit' | 'make'

const names: Readonly<Record<EnquiryField, string>> = {
  item: 'description, desc, material, particulars, particular, specification, specifications, item, items, product, goods, details, type, pipe, pipes, category, shape, finish, surface, विवरण',
  size: 'size, sizes, nb, od, dia, diameter, section, sections, dimension, dimensions, nominal bore, outer dia, outer diameter, nominal size, साइज',
  thickness: 'thk, thick, thickness, wt, wall, wall thickness, wall thk, gauge, guage, swg, class, pipe class, मोटाई',
  length: 'length, lgth, len, mtr, mtrs, cut length, cutting length, लंबाई',
  grade: 'grade, gr, is, spec, standard, yst, is code, is standard, std',
  quantity:
    'qty, quantity, nos, pcs, pieces, req, reqd, required, requirement, weight, tonnage, no of pcs, no of pieces, no of pipes, मात्रा',
  unit: 'uom, unit, units, इकाई',
  make: 'make, makes, brand, brands, approved make, approved makes, preferred make, manufacturer',
}

/** Columns that sheets have besides. They are no fields, but they show that the row is a header. */
const otherNames =
  's no, sr, sr no, sl, sl no, sno, srno, no, item no, item code, serial, serial no, delivery, delivery location, location, site, place, pin code, pincode, required by, mtc, inspection, remarks, remark, rate, unit rate, amount, price, hsn, hsn code, gst, value, total, date'

const fields: ReadonlyMap<string, EnquiryField | null> = new Map([
  ...Object.entries(names).flatMap(([field, list]) =>
    list.split(', ').map((name): [string, EnquiryField | null] => [name, field as EnquiryField]),
  ),
  ...otherNames.split(', ').map((name): [string, null] => [name, null]),
])

/** Words that add nothing to the name of a column: 'Description of item', 'Quantity required'. */
const fillers: readonly string[] =
  'of the item items goods material materials pipe pipes tube tubes required reqd req total order ordered name'.split(
    ' ',
  )

/** The field of a heading, null for a column of something else, undefined for a text that is no heading. */
export function fieldOf(words: readonly string[]): EnquiryField | null | undefined {
  const field = fields.get(words.join(' '))
  if (field !== undefined) return field
  const telling = words.filter((word) => !fillers.includes(word))
  return telling.length === words.length ? undefined : fields.get(telling.join(' '))
}

/** Units that a heading may carry, by what they are called beside a figure. */
export const headingUnits: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mm: 'mm',
    inch: 'inch, inches, in',
    NB: 'nb, nominal bore',
    OD: 'od, outer dia, outer diameter',
    SWG: 'swg, gauge, guage',
    m: 'm, mtr, mtrs, meter, metre, meters, metres',
    ft: 'ft, feet',
    MT: 'mt, ton, tons, tonne, tonnes, tonnage, t',
    kg: 'kg, kgs',
    nos: 'nos, pcs, pieces, no of pcs, no of pieces, no of pipes, nag',
    rmt: 'rmt',
  }).flatMap(([unit, list]) => list.split(', ').map((name): [string, string] => [name, unit])),
)
