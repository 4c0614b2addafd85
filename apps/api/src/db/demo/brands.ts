/** Sample data: the text about each maker is short, from public sources and in our own words. */
export const demoBrands = [
  {
    name: 'APL Apollo',
    description:
      'Delhi NCR, since 1986. Black, galvanised and pre-galvanised round pipe, square and rectangular sections.',
  },
  {
    name: 'Tata Structura',
    description: 'Structural hollow sections of Tata Steel in YSt 210, 310 and 355: square, rectangular and circular.',
  },
  { name: 'Tata Pipes', description: 'Tata Steel pipe for carrying water and gas, black and galvanised, to IS 1239.' },
  { name: 'Jindal (Hissar)', description: 'Hisar, Haryana. Black and galvanised ERW pipe and hollow sections.' },
  {
    name: 'Jindal (India)',
    description: 'B.C. Jindal group, Howrah, founded 1952. ERW black and GI pipe; section pipe since 2025.',
  },
  { name: 'Jindal Pipes', description: 'Ghaziabad district, Uttar Pradesh. ERW pipe, black and galvanised.' },
  {
    name: 'Surya Prakash',
    description: 'Surya Roshni, Bahadurgarh, since 1973. GI and black ERW pipe, line pipe, hollow sections.',
  },
  {
    name: 'Hi-Tech',
    description: 'Hi-Tech Pipes, since 1985. ERW and GI pipe and hollow sections from four plants across India.',
  },
  {
    name: 'Swastik',
    description: 'Swastik Pipe, Bahadurgarh and Kosi Kalan. ERW black and GI pipe, hollow sections, poles.',
  },
  {
    name: 'JTL',
    description: 'JTL Industries, Chandigarh. Black, GI and pre-galvanised pipe, large diameters, hollow sections.',
  },
  { name: 'Rama', description: 'Rama Steel Tubes, Sahibabad and Khopoli. Black and GI pipe, hollow sections.' },
  {
    name: 'Goodluck',
    description: 'Goodluck India, since 1987. ERW pipe in black, red and GI, hollow sections and precision tube.',
  },
  {
    name: 'JSW Pipes & Tubes',
    description: 'ERW pipe from half an inch to eight inches, walls to 8 mm, water, structural and mechanical grades.',
  },
  { name: 'SAIL', description: 'Rourkela Steel Plant. ERW pipe in mill lengths up to 12.4 m, and spiral pipe.' },
  { name: 'Welspun', description: 'Welspun Corp, Anjar and Dahej. Submerged-arc welded pipe of large diameter.' },
  { name: 'MSL', description: 'Maharashtra Seamless. Seamless and ERW pipe, also for oil and gas.' },
  {
    name: 'Ratnamani',
    description: 'Ratnamani Metals & Tubes, Ahmedabad, since 1983. Stainless and carbon steel pipe.',
  },
  { name: 'Jotindra (JST)', description: 'Black, GI and scaffolding tube; two lakh tons a year.' },
  { name: 'Sambhv', description: 'ERW pipe, secondary producer.' },
  { name: 'Hariom', description: 'ERW pipe, secondary producer.' },
  { name: 'Vishal', description: 'ERW pipe, secondary producer.' },
  { name: 'Avon', description: 'ERW pipe, secondary producer.' },
  { name: 'Utkarsh', description: 'ERW pipe, secondary producer.' },
] as const satisfies readonly { name: string; description: string }[]

export type BrandName = (typeof demoBrands)[number]['name']
