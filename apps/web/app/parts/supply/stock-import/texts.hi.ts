import { formatCount, listFormat, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

const withCommas = listFormat({ type: 'unit', style: 'short' })

export const hi: Texts = {
  title: 'स्टॉक इम्पोर्ट करें',
  description: 'Excel या CSV फ़ाइल से स्टॉक के आइटम जोड़ें और बदलें।',
  intro: (most: number) =>
    `एक फ़ाइल से ${formatCount(most)} तक आइटम जोड़ें या बदलें: सारी पंक्तियाँ एक साथ जाएँगी, या कोई नहीं।`,
  backToStock: 'स्टॉक पर वापस',

  template: {
    title: 'टेम्पलेट डाउनलोड करें',
    explanation:
      'इसमें सारे कॉलम हैं और दो आइटम नमूने के। स्टॉक के एक्सपोर्ट में भी यही कॉलम होते हैं, इसलिए उसे बदलकर वापस इम्पोर्ट कर सकते हैं।',
    formats: { xlsx: 'XLSX', csv: 'CSV' },
    downloadAs: { xlsx: 'टेम्पलेट XLSX में', csv: 'टेम्पलेट CSV में' },
  },

  columns: {
    title: 'कॉलम और ख़ाली ख़ाने',
    rules: [
      'जिस पंक्ति में ID नहीं, वह नया आइटम है।',
      'जिस पंक्ति में ID है, वह उसी आइटम को बदलती है। ख़ाली ख़ाने में पुरानी बात ही रहती है।',
      'जो कॉलम नहीं बदलते, छोड़ सकते हैं: ID और नया भाव काफ़ी है।',
      'मेक, साइज़, विक्रेता वग़ैरह वैसे ही लिखें जैसे उनके पेज पर हैं; वे वहाँ पहले से होने चाहिए।',
    ],
    required: 'नए आइटम के लिए ज़रूरी',
    blank: (meaning: string) => `ख़ाली: ${meaning}`,
  },

  file: {
    title: 'भरी हुई फ़ाइल चुनें',
    first: 'फ़ाइल',
    another: 'दूसरी फ़ाइल',
    hint: '20 MB तक की XLSX या CSV। तुरंत जाँची जाती है; अभी कुछ नहीं बदलता।',
    unreadable: 'फ़ाइल पढ़ी नहीं जा सकी।',
    failed: (file: string, why: string) => `${file}: ${why}`,
    checking: 'पंक्तियाँ जाँची जा रही हैं',
  },

  result: {
    errors: (count: number) => plural(count, { one: '# ग़लती', other: '# ग़लतियाँ' }),
    noErrors: 'कोई ग़लती नहीं',
    imported: 'इम्पोर्ट हो गया',
    rows: (count: number) => plural(count, { one: '# पंक्ति', other: '# पंक्तियाँ' }),
    summary: ({ rows, created, updated, unchanged }: Record<'rows' | 'created' | 'updated' | 'unchanged', number>) => {
      const kinds = `नए ${formatCount(created)}, बदले ${formatCount(updated)}, जैसे के तैसे ${formatCount(unchanged)}`
      return plural(rows, { one: `# पंक्ति: ${kinds}`, other: `# पंक्तियाँ: ${kinds}` })
    },
    ignored: (columns: readonly string[]) => `छोड़े गए कॉलम: ${withCommas(columns)}`,
    correct: 'कुछ नहीं बदला। फ़ाइल ठीक करके दोबारा चुनें।',
    changedMeanwhile: 'जाँच के बाद स्टॉक बदल गया, इसलिए कुछ इम्पोर्ट नहीं हुआ। फ़ाइल ठीक करके दोबारा चुनें।',
  },

  errors: {
    caption: 'फ़ाइल की ग़लतियाँ',
    row: 'पंक्ति',
    column: 'कॉलम',
    value: 'लिखा है',
    problem: 'क्या ग़लत है',
    blank: 'ख़ाली',
    download: 'ग़लतियाँ डाउनलोड करें',
    first: (shown: number, count: number) =>
      `${formatCount(count)} में से पहली ${formatCount(shown)} ग़लतियाँ दिख रही हैं।`,
  },

  import: {
    title: 'इम्पोर्ट',
    waiting: 'बिना ग़लती वाली फ़ाइल चुनते ही यहाँ से इम्पोर्ट कर सकेंगे।',
    nothing: 'इम्पोर्ट करने को कुछ नहीं: स्टॉक पहले से ऐसा ही है।',
    button: (rows: number) => plural(rows, { one: '# पंक्ति इम्पोर्ट करें', other: '# पंक्तियाँ इम्पोर्ट करें' }),
    importing: 'पंक्तियाँ इम्पोर्ट हो रही हैं',
    pricesWait: (count: number) =>
      `${formatCount(count)} भाव में इतना बदलाव है जितना आप ख़ुद नहीं कर सकते। मंज़ूरी मिलने तक पुराना भाव चलेगा।`,
    done: (rows: number) => plural(rows, { one: '# पंक्ति इम्पोर्ट हो गई।', other: '# पंक्तियाँ इम्पोर्ट हो गईं।' }),
    seeStock: 'स्टॉक देखें',
    failed: 'कुछ नहीं बदला। फ़ाइल दोबारा चुनें।',
    uncertain:
      'कनेक्शन टूट गया, इसलिए पता नहीं कि इम्पोर्ट हुआ या नहीं। दोबारा इम्पोर्ट करने से पहले <stock>स्टॉक</stock> देख लें।',
  },
}
