import type { Texts } from './texts'

export const hi: Texts = {
  title: 'फ़ोटो और काग़ज़',
  none: 'अभी कुछ नहीं: लदे माल की फ़ोटो, LR (बिल्टी) और जो भी काग़ज़ गाड़ी के साथ जाए, यहाँ डालें।',
  kind: 'क्या है',
  kinds: { photo: 'फ़ोटो', lr: 'LR (बिल्टी)', 'supplier-invoice': 'सप्लायर का बिल', other: 'दूसरा काग़ज़' },
  add: 'फ़ाइल जोड़ें',
  remove: (name: string) => `${name} हटाएँ`,
}
