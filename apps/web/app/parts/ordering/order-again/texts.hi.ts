import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  button: 'दोबारा ऑर्डर करें',
  added: (count: number) => plural(count, { one: '# आइटम कार्ट में आ गया।', other: '# आइटम कार्ट में आ गए।' }),
  nothingAdded: 'कार्ट में कुछ नहीं जुड़ा।',
  alreadyThere: 'यह सब पहले से कार्ट में है।',
  notSold: (items: string) => `अब नहीं बिकते: ${items}।`,
  notSoldAndMore: (items: string, more: number) => `अब नहीं बिकते: ${items} और ${formatCount(more)} दूसरे।`,

  notice: {
    title: (orderNo: string) => `ऑर्डर ${orderNo} के बाद से`,
    moved: 'जिनका भाव बदला',
    price: '<said>पहले: </said><before>यह</before> <arrow>→</arrow> <said>अब: </said><after>यह</after> प्रति MT',
    up: (by: string) => `${by} बढ़ा`,
    down: (by: string) => `${by} घटा`,
    gone: 'अब नहीं बिकते',
    close: 'बंद करें',
  },
}
