import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  choose: '<choose>फ़ाइल चुनें</choose> <drop>या यहाँ खींचकर छोड़ें</drop>',
  replace: 'बदलें',
  camera: 'फ़ोटो खींचें',
  wrongKind: (name: string) => `${name} यहाँ नहीं चलेगी: इस तरह की फ़ाइल नहीं चाहिए।`,
  kilobytes: (size: number) => `${formatCount(size)} KB`,
  megabytes: (size: number) => `${formatCount(size)} MB`,
}
