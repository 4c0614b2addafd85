import type { CertifiedLineAnswer } from '@lohahaat/contract/fulfilment/certificates/ties'
import { heatKey } from '@lohahaat/domain/fulfilment/certificates/alarms'

/** What of a load has no certificate yet, in whole grams so that no fraction is lost. */
export const untiedKg = ({ kg, ties }: Pick<CertifiedLineAnswer, 'kg' | 'ties'>) =>
  Math.max(
    0,
    ties.reduce((left, tie) => left - Math.round(tie.kg * 1000), Math.round(kg * 1000)),
  ) / 1000

/** What is most likely meant: a certificate that fits, the heat on the tag, and all that is left of the load. */
export function firstTie(line: CertifiedLineAnswer, certificateId?: string) {
  const { offered, heatNos } = line
  const wanted = offered.find((one) => String(one.certificateId) === certificateId)
  const certificate = wanted ?? offered.find(({ fits }) => fits) ?? offered[0]
  const tags = heatNos.map(heatKey)
  const heats = certificate?.heatNos ?? []
  return {
    certificateId: String(certificate?.certificateId ?? ''),
    heatNo: heats.find((heatNo) => tags.includes(heatKey(heatNo))) ?? heats[0] ?? '',
    kg: String(untiedKg(line)),
  }
}
