import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  lines: (count: number) => plural(count, { one: '# लाइन', other: '# लाइनें' }),
  anyMake: 'कोई भी मेक',
  noClasses: 'लिस्ट पढ़नी है',
  to: (pinCode: string) => `${pinCode} के लिए`,
  toAt: (pinCode: string, km: string) => `${pinCode} के लिए, ${km} km`,
  fit: (fit: number) => `मिलान 100 में से ${fit}`,
  parts: { class: 'क़िस्म', make: 'मेक', km: 'km' },
  quote: 'भाव दें',
  quoteFor: (leadId: string) => `${leadId} का भाव दें`,
  quoted: 'भाव दिया',
  change: 'बदलें',
  changeFor: (leadId: string) => `${leadId} का कोटेशन बदलें`,
}
