const deliveries = ['Ready stock (1-3 days)', 'Within 7 days', 'Within 15 days', 'Mill rolling (21 days)'] as const

/** Pre-galvanised tube is bought by its zinc in grams per square metre, not by yield strength. */
const grades = [
  'YSt 210',
  'YSt 240',
  'YSt 310',
  'YSt 355',
  'Fe 330',
  'Fe 410',
  'Fe 450',
  'E250',
  '80 GSM',
  '120 GSM',
  '180 GSM',
  '275 GSM',
] as const

const standards = ['IS 1239', 'IS 1161', 'IS 3589', 'IS 3601', 'IS 4923', 'IS 277'] as const

/** Unmarked pipe can be asked for, but none is in stock: most of the range must carry the ISI mark. */
const stamps = ['ISI', 'Brand', 'Without stamp'] as const

const payments = [
  'Advance',
  'Against proforma',
  'Against delivery',
  '7 days credit',
  '30 days credit',
  '60 days credit',
]

export type Delivery = (typeof deliveries)[number]
export type Grade = (typeof grades)[number]
export type Standard = (typeof standards)[number]
export type Stamp = (typeof stamps)[number]

const parametersByCode = {
  Delivery: deliveries,
  Grade: grades,
  Standard: standards,
  Stamp: stamps,
  Payment: payments,
} as const satisfies Record<string, readonly string[]>

export type ParameterCode = keyof typeof parametersByCode

const parameterCodes: readonly ParameterCode[] = ['Delivery', 'Grade', 'Standard', 'Stamp', 'Payment']

export const demoParameters = parameterCodes.flatMap((code) =>
  parametersByCode[code].map((description) => ({ code, description })),
)
