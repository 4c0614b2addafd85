import { listFormat, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

const withAnd = listFormat({ type: 'conjunction' })

export const hi: Texts = {
  somebody: 'किसी',
  otherRecords: 'दूसरे रिकॉर्ड',
  together: (uses: readonly string[]) => withAnd(uses),
  uses: {
    stock: (count: number) => `स्टॉक के ${count} आइटम`,
    enquiries: (count: number) => `${count} पूछताछ`,
    enquiryItems: (count: number) => `पूछताछ के ${count} आइटम`,
    accounts: (count: number) => plural(count, { one: '# यूज़र खाता', other: '# यूज़र खाते' }),
    subClasses1: (count: number) => `${count} सब क्लास1`,
    orderLines: (count: number) => `ऑर्डर की ${count} लाइन`,
    cartLines: (count: number) => `कार्ट की ${count} लाइन`,
    approvalLines: (count: number) => `मंज़ूरी के अनुरोध की ${count} लाइन`,
    classes: (count: number) => `${count} क्लास`,
    subClasses: (count: number) => `${count} सब क्लास`,
  },
}
