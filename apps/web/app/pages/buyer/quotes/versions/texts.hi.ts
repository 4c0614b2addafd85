import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: (party: string) => `${party} के सारे भाव`,
  open: (party: string, version: number) => `${party}, वर्शन ${version}: सारे वर्शन देखें`,
  version: (version: number) => `वर्शन ${version}`,
  current: 'अभी वाला',
  outdated: 'आपके पिछले बदलाव से पहले का',
  total: (total: string) => `कुल ${total}`,
  offered: (lines: number) => plural(lines, { one: '# लाइन का भाव दिया', other: '# लाइनों का भाव दिया' }),
  freight: (price: string) => `भाड़ा ${price} प्रति टन`,
  noFreight: 'भाड़ा नहीं बताया',
  validUntil: (time: string) => `${time} तक मान्य`,
  payment: (terms: string) => `भुगतान: ${terms}`,
  remark: (remark: string) => `रिमार्क: ${remark}`,
  first: 'पहला कोटेशन।',
  nothingMoved: 'किसी लाइन में बदलाव नहीं।',
  moved: (lines: number) => plural(lines, { one: '# लाइन बदली', other: '# लाइनें बदलीं' }),
  line: (number: number, pipe: string) => `${formatCount(number)}. ${pipe}`,
  before: 'पहले',
  now: 'अब',
  notOffered: 'भाव नहीं दिया',
  makeNotSaid: 'मेक नहीं बताया',
  days: (days: number) => `${formatCount(days)} दिन`,
  earlier: (left: number) =>
    plural(left, { one: '# और पुराना वर्शन दिखाएँ', other: 'और पुराने वर्शन दिखाएँ, # बाक़ी' }),
  failed: 'वर्शन नहीं खुल पाए',
  close: 'बंद करें',
}
