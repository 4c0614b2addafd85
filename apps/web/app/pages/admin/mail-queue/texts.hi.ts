import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  title: 'ई-मेल की क़तार',
  description: 'ई-मेल जो जाने बाक़ी हैं।',
  intro: 'जो ई-मेल नहीं जा पाया, उसे अपने आप फिर भेजा जाता है, हर बार थोड़ी ज़्यादा देर बाद।',
  loadFailed: 'ई-मेल की क़तार नहीं खुल पाई',
  loadFailedHint: 'ई-मेल फिर भी जा रहे हैं।',
  waiting: 'बाक़ी',
  oldestWaiting: 'सबसे पुराना कब से',
  noneWaiting: 'कोई नहीं',

  failing: {
    title: (count: number) => `अभी नहीं जा पाए (${formatCount(count)})`,
    table: 'ई-मेल जो अभी नहीं जा पाए',
    to: 'किसे',
    subject: 'विषय',
    attempts: 'कोशिशें',
    lastError: 'पिछली गड़बड़ी',
    nextTry: 'अगली कोशिश',
    none: 'कोई ई-मेल नहीं अटका',
    noneHint: 'अब तक हर ई-मेल को मेल सर्वर ने ले लिया।',
  },
}
