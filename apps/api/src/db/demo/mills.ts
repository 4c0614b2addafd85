import type { BrandName } from './brands'
import type { ClassName } from './classes'
import type { Standard } from './parameters'
import type { SellerName } from './sellers'

/** Prices follow the make's standing: Tata above the mills that roll prime coil, re-rollers below them. */
type Standing = 'Tata' | 'primary' | 'secondary'

export type Mill = {
  brand: BrandName
  standing: Standing
  rolls: Partial<Record<ClassName, readonly Standard[]>>
  /** Nominal bores of round pipe, or outer diameters where sizes go by those, in mm. */
  rounds: readonly [from: number, to: number]
  /** The longest side of a hollow section, in mm. */
  sidesTo: number
  wallsTo: number
  /** Metres; the first one is the mill's standard length. */
  lengths: readonly number[]
  yards: readonly SellerName[]
}

const black = { 'Round Black': ['IS 1239', 'IS 1161'] } as const
const lightBlack = { 'Round Black': ['IS 1239', 'IS 1161', 'IS 3601'] } as const
const largeBlack = { 'Round Black': ['IS 3589'] } as const
const galvanised = { GI: ['IS 1239', 'IS 3601'] } as const
const sections = { SHS: ['IS 4923'], RHS: ['IS 4923'] } as const
const preGalvanised = { 'Round GP 2': ['IS 3601'], 'Hollow Section GP': ['IS 277'], GP: ['IS 277'] } as const
const heavyRound = { 'Round Black': ['IS 1239', 'IS 1161', 'IS 3589'] } as const
const wholeRoundRange = { 'Round Black': ['IS 1239', 'IS 1161', 'IS 3601', 'IS 3589'] } as const

const mill = (
  brand: BrandName,
  standing: Standing,
  rolls: Mill['rolls'],
  yards: readonly SellerName[],
  limits: Partial<Pick<Mill, 'rounds' | 'sidesTo' | 'wallsTo' | 'lengths'>> = {},
): Mill => ({ brand, standing, rolls, yards, rounds: [15, 150], sidesTo: 150, wallsTo: 8, lengths: [6], ...limits })

const rewari = 'Aravali Tube Depot'
const mandi = 'Sirhind Steel Tubes'
const raipur = 'Mahanadi Pipe House'

/** Which make rolls what, and which yard stocks it. Makes without reliable public data have no stock. */
export const mills: readonly Mill[] = [
  mill(
    'APL Apollo',
    'primary',
    { ...wholeRoundRange, ...galvanised, ...sections, ...preGalvanised },
    [rewari, raipur],
    {
      rounds: [12.7, 350],
      sidesTo: 300,
      wallsTo: 10,
      lengths: [6, 6.1, 12],
    },
  ),
  mill('Tata Structura', 'Tata', { ...sections, 'Round Black': ['IS 1161'] }, [rewari, raipur], {
    sidesTo: 300,
    lengths: [6, 6.1, 12],
  }),
  mill('Tata Pipes', 'Tata', { 'Round Black': ['IS 1239'], ...galvanised }, [rewari, raipur], { lengths: [6, 6.1] }),
  mill('Jindal (Hissar)', 'primary', { ...black, ...galvanised, ...sections }, [rewari]),
  mill('Jindal (India)', 'primary', { ...black, ...galvanised, ...sections }, [raipur]),
  mill('Jindal Pipes', 'primary', { ...black, ...galvanised }, [rewari, mandi]),
  mill('Surya Prakash', 'primary', { ...black, ...galvanised, ...sections }, [rewari, mandi], { lengths: [6, 6.1] }),
  mill('Hi-Tech', 'primary', { ...black, ...galvanised, ...sections }, [rewari, mandi], { lengths: [6, 12] }),
  mill('Swastik', 'primary', { ...black, ...galvanised, ...sections }, [rewari]),
  mill('JTL', 'primary', { ...heavyRound, ...galvanised, ...sections, ...preGalvanised }, [mandi], {
    rounds: [12.7, 350],
    sidesTo: 200,
    wallsTo: 10,
    lengths: [6, 12],
  }),
  mill('Rama', 'primary', { ...black, ...galvanised, ...sections }, [rewari, mandi]),
  mill('Goodluck', 'primary', { ...lightBlack, ...galvanised, ...sections }, [rewari]),
  mill('JSW Pipes & Tubes', 'primary', { ...wholeRoundRange, ...sections }, [raipur], {
    rounds: [15, 200],
    lengths: [6, 6.1],
  }),
  mill('SAIL', 'primary', largeBlack, [raipur], { rounds: [200, 400], wallsTo: 12.7, lengths: [12] }),
  mill('Welspun', 'primary', largeBlack, [raipur], { rounds: [450, 500], wallsTo: 12.7, lengths: [12] }),
  mill('MSL', 'primary', largeBlack, [raipur], { rounds: [200, 500], wallsTo: 12.7, lengths: [6, 12] }),
  mill('Jotindra (JST)', 'secondary', { ...black, ...galvanised }, [mandi]),
  mill('Sambhv', 'secondary', lightBlack, [raipur], { rounds: [15, 100] }),
  mill('Hariom', 'secondary', lightBlack, [raipur], { rounds: [15, 100] }),
  mill('Vishal', 'secondary', lightBlack, [mandi], { rounds: [15, 100] }),
  mill('Avon', 'secondary', lightBlack, [mandi], { rounds: [15, 100] }),
  mill('Utkarsh', 'secondary', lightBlack, [raipur], { rounds: [15, 150] }),
]
