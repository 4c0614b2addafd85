import type { Figures } from './figures'

/** What a paper says was tested, in its own words. */
export interface CertifiedProduct {
  /** Such as IS 1239-1:2004. */
  standard: string
  grade: string | null
  /** As a stock item names it: 50 NB, 60.3 OD, 100x50. */
  size: string
  /** Millimetres. */
  thickness: string
  /** Hollow sections are formed cold or hot; null where the paper doesn't say. */
  forming: 'cold' | 'hot' | null
  /** Dipped as a pipe. Pipe of galvanised strip has another zinc. */
  isHotDip: boolean
}

/** Tests without a figure: passed or not. What isn't there isn't shown. */
export type TestResults = Readonly<Partial<Record<'bend' | 'flattening' | 'eddyCurrent', boolean>>>

export interface Heat {
  heatNo: string
  figures: Figures
  tests: TestResults
}

export interface Certificate extends CertifiedProduct {
  certificateId: number
  maker: string
  /** The maker's BIS licence as printed. */
  licence: string | null
  /** Days such as 2026-11-17; null where the paper shows none. */
  testedOn: string | null
  issuedOn: string | null
  grams: bigint
  heats: readonly Heat[]
}
