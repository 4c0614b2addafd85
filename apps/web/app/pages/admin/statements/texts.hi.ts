import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'महीने का हिसाब',
  description: 'हर विक्रेता ने महीने में क्या बेचा और उसका कितना मिलता है।',
  loadFailed: 'महीने का हिसाब नहीं खुल पाया',
  none: 'इस महीने कुछ नहीं बिका',
  columns: { seller: 'विक्रेता', goods: 'माल', commission: 'कमीशन और GST', net: 'नेट' },
  lines: (count: number) => plural(count, { one: '# लाइन', other: '# लाइनें' }),
  gst: (amount: string) => `GST ${amount}`,
  all: 'सभी विक्रेता',
}
