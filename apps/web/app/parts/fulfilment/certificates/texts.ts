import type { FigureName } from '@lohahaat/domain/fulfilment/certificates/figures'
import type { TestName } from '@lohahaat/domain/fulfilment/certificates/paper'
import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const figures: Record<FigureName | TestName, string> = {
  carbon: 'Carbon C',
  manganese: 'Manganese Mn',
  sulphur: 'Sulphur S',
  phosphorus: 'Phosphorus P',
  chromium: 'Chromium Cr',
  molybdenum: 'Molybdenum Mo',
  vanadium: 'Vanadium V',
  nickel: 'Nickel Ni',
  copper: 'Copper Cu',
  carbonEquivalent: 'Equivalent CE',
  yieldStrength: 'Yield YS',
  tensileStrength: 'Tensile UTS',
  elongation: 'Elongation',
  hydrostatic: 'Hydrostatic',
  zinc: 'Mass of zinc',
  uniformity: 'Preece uniformity',
  bend: 'Cold bend',
  flattening: 'Flattening',
  eddyCurrent: 'Eddy current',
}

const en = {
  figures,
  outcomes: { pass: 'Pass', checkOrder: 'Check the order', notShown: 'Not shown', fail: 'Fail' },
  noLimits: 'No limits on record',
  outcomesInWords: {
    pass: 'Every figure that the standard asks for is within its limit.',
    checkOrder: 'The zinc is between the two limits in use: please check which one the order asks for.',
    notShown: 'The certificate does not show every figure that the standard asks for.',
    fail: 'At least one figure is beyond its limit.',
  },
  noLimitsInWords: 'There are no limits on record for this standard and grade, so its figures are not judged.',
  states: { draft: 'Draft', confirmed: 'Confirmed' },
  bounds: {
    most: (limit: string) => `at most ${limit}`,
    least: (limit: string) => `at least ${limit}`,
    passed: 'passed',
    open: 'depends on what the paper does not show',
  },
  certainty: { high: 'confirmed', medium: 'one source', low: 'weak source' },
  passed: 'Passed',
  failed: 'Failed',
  heat: (heatNo: string) => `Heat ${heatNo}`,
  columns: { figure: 'Figure', limit: 'Limit', shown: 'On the paper', outcome: 'Outcome', source: 'Limit from' },
  otherFigures: 'Also on the paper',
  alarms: {
    title: (count: number) => plural(count, { one: '# alarm', other: '# alarms' }),
    yieldAboveTensile: (heatNo: string) => `Heat ${heatNo}: the yield strength is above the tensile strength.`,
    dates: {
      test: 'The certificate is dated before its tests.',
      certificate: 'The certificate is dated after the invoice.',
    },
    testedAfterInvoice: 'The pipe was tested after the day of the invoice.',
    licenceMissing: 'There is no CM/L number, and IS 1239 tubes may not be sold without the mark.',
    licenceUnreadable: (licence: string) => `${licence} is not a CM/L number.`,
    bookedAbove: (booked: string, own: string) => `${booked} is tied to it, but it covers only ${own}.`,
    other: {
      standard: (paper: string, line: string) => `Standard: ${paper} on the paper, ${line} ordered.`,
      grade: (paper: string, line: string) => `Grade: ${paper} on the paper, ${line} ordered.`,
      size: (paper: string, line: string) => `Size: ${paper} on the paper, ${line} ordered.`,
      zincMissing: (_paper: string, line: string) =>
        `The line is ${line}, dipped in zinc; the paper is for pipe that isn’t.`,
      zincUnasked: (_paper: string, line: string) =>
        `The paper is for pipe that was dipped in zinc; the line is ${line}.`,
      heat: (paper: string, line: string) => `Heat: ${paper} on the paper, ${line} on the tags.`,
    },
    nothing: 'none',
    twoChemistries: (heatNo: string, elements: string) =>
      `Another certificate of heat ${heatNo} shows other figures for ${elements}.`,
    otherPaper: (id: number) => `Certificate ${id}`,
  },
  certificates: 'Test certificates',
  save: 'Download certificate',
  allPapers: 'All papers (ZIP)',
  papersIntro: 'The maker’s test certificates for what was loaded, each figure checked against its standard.',
  forItems: (items: string) => `For ${items}`,
  details: 'All figures',
  card: {
    none: 'No certificate yet',
    asked: 'Ordered with certificate',
    tags: (heatNos: string) => `Heat ${heatNos}`,
    noTags: 'No heat numbers yet',
    tie: 'Tie a certificate',
    tieTitle: (item: string) => `Certificate for ${item}`,
    certificate: 'Certificate',
    heat: 'Heat',
    quantity: 'Quantity',
    fits: (name: string, left: string) => `${name} · fits · ${left}`,
    fitsNot: (name: string, left: string) => `${name} · for something else · ${left}`,
    left: (kg: string) => `${kg} left`,
    usedUp: 'used up',
    untied: (kg: string) => `${kg} without a certificate`,
    noneToTie: 'There is no confirmed certificate to tie.',
    toVault: 'Upload one',
    untie: (name: string) => `Untie ${name}`,
    close: 'Close',
    loadFailed: 'The certificates could not be loaded.',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
