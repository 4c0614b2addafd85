import type { Texts } from './texts'

export const hi: Texts = {
  kept: 'इंटरनेट नहीं है: इस फ़ोन पर सेव है, इंटरनेट आते ही भेज दिया जाएगा।',
}
