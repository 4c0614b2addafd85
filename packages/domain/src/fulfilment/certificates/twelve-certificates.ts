import type { Certificate, Heat } from './certificate'
import type { Figures } from './figures'

/** Certificates of makers that don't exist, as their papers would read. The last four are wrong in one figure each. */
const paper = (certificateId: number, own: Partial<Certificate> & Pick<Certificate, 'heats'>): Certificate => ({
  certificateId,
  maker: 'Sample Tubes',
  licence: 'CM/L-1234567',
  testedOn: '2026-10-12',
  issuedOn: '2026-10-14',
  grams: 12_400_000n,
  standard: 'IS 1239 (Part 1):2004',
  grade: null,
  size: '50 NB',
  thickness: '3.6',
  forming: null,
  isHotDip: false,
  ...own,
})

const heat = (heatNo: string, figures: Figures, tests: Heat['tests'] = {}): Heat => ({ heatNo, figures, tests })
const mild = { carbon: '0.11', manganese: '0.52', sulphur: '0.018', phosphorus: '0.021' }
const strong = { carbon: '0.19', manganese: '1.10', sulphur: '0.020', phosphorus: '0.024' }
const residuals = { chromium: '0.03', molybdenum: '0.01', vanadium: '0.002', nickel: '0.02', copper: '0.04' }
const tube = { ...mild, tensileStrength: '368', elongation: '26', hydrostatic: '5.0' }
const small = { ...tube, elongation: '14.5' }
const galvanised = { ...tube, zinc: '412', uniformity: '5' }
const hollow = { standard: 'IS 4923:2017', size: '100x50', thickness: '4', forming: 'cold' } as const
const yst210 = { ...mild, yieldStrength: '268', tensileStrength: '372', elongation: '24' }
const yst310 = { ...strong, yieldStrength: '342', tensileStrength: '476', elongation: '16' }

export const rightCertificates: readonly Certificate[] = [
  paper(1, { heats: [heat('A21417', tube, { bend: true })] }),
  paper(2, { size: '25 NB', thickness: '3.2', heats: [heat('A21418', small, { bend: true })] }),
  paper(3, {
    size: '100 NB',
    thickness: '4.5',
    isHotDip: true,
    heats: [heat('A21501', galvanised, { flattening: true })],
  }),
  paper(4, {
    ...hollow,
    grade: 'YSt 210',
    heats: [heat('B7001', yst210), heat('B7002', { ...yst210, carbon: '0.124' })],
  }),
  paper(5, { ...hollow, grade: 'YST-310', forming: 'hot', heats: [heat('B7110', yst310)] }),
  paper(6, {
    standard: 'IS 1161:2014',
    grade: 'YSt 240',
    size: '88.9 OD',
    thickness: '4',
    heats: [heat('C311', { ...mild, yieldStrength: '262', tensileStrength: '431', elongation: '21' })],
  }),
  paper(7, {
    standard: 'IS 10748:2004',
    grade: 'Gr. V',
    licence: null,
    heats: [heat('D90', { ...yst310, ...residuals, tensileStrength: '512' })],
  }),
  paper(8, {
    standard: 'IS 3601',
    grade: 'WT 210',
    size: '48.3 OD',
    thickness: '2.6',
    heats: [heat('E5', { ...mild, yieldStrength: '255', tensileStrength: '350', elongation: '27' })],
  }),
]

/** What each is wrong in. */
export const wrongCertificates = [
  {
    // 0.0406 is 0.041 at the limit's three decimals.
    figure: 'sulphur',
    certificate: paper(9, { heats: [heat('A21600', { ...tube, sulphur: '0.0406' }, { bend: true })] }),
  },
  {
    // Enough for 25 NB, too little for 32 NB.
    figure: 'elongation',
    certificate: paper(10, { size: '32 NB', thickness: '3.2', heats: [heat('A21601', small, { bend: true })] }),
  },
  {
    figure: 'carbonEquivalent',
    certificate: paper(11, {
      standard: 'IS 10748:2004',
      grade: 'IV',
      heats: [
        heat('D91', { ...yst310, ...residuals, manganese: '1.28', chromium: '0.18', copper: '0.20', elongation: '22' }),
      ],
    }),
  },
  {
    figure: 'zinc',
    certificate: paper(12, { isHotDip: true, heats: [heat('A21602', { ...galvanised, zinc: '352' }, { bend: true })] }),
  },
] as const
