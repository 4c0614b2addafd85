import type { CertificateAnswer, ShownHeat, ShownPaper } from '@lohahaat/contract/fulfilment/certificates/certificate'
import type { FigureName } from '@lohahaat/domain/fulfilment/certificates/figures'
import { figureNames, testNames, type TestName } from '@lohahaat/domain/fulfilment/certificates/paper'

export interface HeatValues {
  heatNo: string
  figures: Record<FigureName, string>
  /** Empty where the paper doesn't show it. */
  tests: Record<TestName, '' | 'yes' | 'no'>
}

export interface PaperValues {
  certificateNo: string
  maker: string
  licence: string
  licenceCheckedOn: string
  standard: string
  grade: string
  size: string
  thickness: string
  forming: '' | 'cold' | 'hot'
  isHotDip: boolean
  testedOn: string
  issuedOn: string
  kg: string
  heats: HeatValues[]
}

const ofAll = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>

const testText = (passed: boolean | null): '' | 'yes' | 'no' => (passed === null ? '' : passed ? 'yes' : 'no')

export const emptyHeat = (): HeatValues => ({
  heatNo: '',
  figures: ofAll(figureNames, () => ''),
  tests: ofAll(testNames, () => '' as const),
})

const toHeatValues = ({ heatNo, figures, tests }: ShownHeat): HeatValues => ({
  heatNo,
  figures: ofAll(figureNames, (name) => figures[name] ?? ''),
  tests: ofAll(testNames, (name) => testText(tests[name])),
})

/** The form of what is saved; a paper without heats has an empty one to type into. */
export const toValues = (certificate: CertificateAnswer): PaperValues => ({
  certificateNo: certificate.certificateNo ?? '',
  maker: certificate.maker ?? '',
  licence: certificate.licence ?? '',
  licenceCheckedOn: certificate.licenceCheckedOn ?? '',
  standard: certificate.standard ?? '',
  grade: certificate.grade ?? '',
  size: certificate.size ?? '',
  thickness: certificate.thickness ?? '',
  forming: certificate.forming ?? '',
  isHotDip: certificate.isHotDip,
  testedOn: certificate.testedOn ?? '',
  issuedOn: certificate.issuedOn ?? '',
  kg: certificate.kg === null ? '' : String(certificate.kg),
  heats: certificate.heats.length === 0 ? [emptyHeat()] : certificate.heats.map(toHeatValues),
})

interface Reading {
  paper: Omit<ShownPaper, 'isHotDip'> & { isHotDip: boolean | null }
  heats: readonly ShownHeat[]
}

const isEmpty = ({ heatNo, figures }: HeatValues) =>
  heatNo.trim() === '' && Object.values(figures).every((figure) => figure === '')

/** Fills in what was read, and leaves alone what somebody has typed. Says how many entries were filled in. */
export function fillIn(values: PaperValues, { paper, heats }: Reading): { values: PaperValues; count: number } {
  let count = 0
  const fill = <T extends string>(typed: T, read: T | null): T => {
    if (typed !== '' || read === null || read === '') return typed
    count++
    return read
  }
  const filled: PaperValues = {
    ...values,
    certificateNo: fill(values.certificateNo, paper.certificateNo),
    maker: fill(values.maker, paper.maker),
    licence: fill(values.licence, paper.licence),
    standard: fill(values.standard, paper.standard),
    grade: fill(values.grade, paper.grade),
    size: fill(values.size, paper.size),
    thickness: fill(values.thickness, paper.thickness),
    forming: fill(values.forming, paper.forming),
    isHotDip: values.isHotDip || paper.isHotDip === true,
    testedOn: fill(values.testedOn, paper.testedOn),
    issuedOn: fill(values.issuedOn, paper.issuedOn),
    kg: fill(values.kg, paper.kg === null ? null : String(paper.kg)),
  }
  if (!values.heats.every(isEmpty) || heats.length === 0) return { values: filled, count }
  const read = heats.map(toHeatValues)
  const figures = read.flatMap((heat) => [...Object.values(heat.figures), ...Object.values(heat.tests)])
  return { values: { ...filled, heats: read }, count: count + figures.filter((text) => text !== '').length }
}

/** What is sent; null where the quantity is no number. A heat that nobody has typed into isn't there. */
export function toSaved({ kg, heats, forming, ...fields }: PaperValues) {
  const quantity = kg.trim().replace(/,/g, '')
  if (quantity !== '' && !/^\d+(\.\d{1,3})?$/.test(quantity)) return null
  return {
    ...fields,
    forming: forming === '' ? null : forming,
    kg: quantity === '' ? null : Number(quantity),
    heats: heats
      .filter((heat) => !isEmpty(heat))
      .map(({ heatNo, figures, tests }) => ({
        heatNo,
        figures,
        tests: ofAll(testNames, (name) => (tests[name] === '' ? null : tests[name] === 'yes')),
      })),
  }
}
