import type { CertificateAlarmAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { formatKg } from '../../platform/format'
import { texts } from './texts'

/** What is odd about a paper, in a sentence. */
export function alarmWords(alarm: CertificateAlarmAnswer): string {
  const { alarms } = texts
  switch (alarm.kind) {
    case 'yieldAboveTensile':
      return alarms.yieldAboveTensile(alarm.heatNo ?? '')
    case 'datesOutOfOrder':
      return alarm.first === 'test' && alarm.second === 'invoice'
        ? alarms.testedAfterInvoice
        : alarms.dates[alarm.first ?? 'test']
    case 'licenceMissing':
      return alarms.licenceMissing
    case 'licenceUnreadable':
      return alarms.licenceUnreadable(alarm.paper ?? '')
    case 'bookedAbove':
      return alarms.bookedAbove(formatKg(alarm.bookedKg ?? 0), formatKg(alarm.certificateKg ?? 0))
    case 'otherThanLine':
      return alarms.other[alarm.what ?? 'size'](alarm.paper ?? alarms.nothing, alarm.line ?? '')
    case 'twoChemistries':
      return alarms.twoChemistries(
        alarm.heatNo ?? '',
        alarm.elements.map((element) => texts.figures[element]).join(', '),
      )
  }
}
