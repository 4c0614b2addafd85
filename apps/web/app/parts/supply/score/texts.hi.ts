import { formatCount, numberFormat } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

const oneDecimal = numberFormat({ maximumFractionDigits: 1 })

export const hi: Texts = {
  title: 'स्कोर कार्ड',
  isNew: 'नया विक्रेता',
  accepted: (percent: number) => `${percent}% मंज़ूर`,
  onTime: (percent: number) => `${percent}% समय पर`,
  within: (percent: number) => `${percent}% का वज़न सही`,
  certified: (percent: number) => `${percent}% सर्टिफ़िकेट के साथ`,
  disputed: (percent: number) => `${percent}% में विवाद`,
  answers: (hours: number) =>
    hours < 1 ? '1 घंटे से कम में भाव देता है' : `${oneDecimal(hours)} घंटे में भाव देता है`,
  stars: (stars: number, ratings: number) => `${oneDecimal(stars)} ★, ${formatCount(ratings)} रेटिंग`,
  orders: (orders: number) => `${formatCount(orders)} ऑर्डर`,
  inDays: '90 दिन में',
  sellerOfItem: 'कौन बेचता है',
  how: 'यह कैसे बनता है',
}
