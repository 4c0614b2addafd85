import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './work-texts'

export const hi: Texts = {
  loading: 'खुल रहा है…',
  nothingChosen: 'चुनें',
  breadcrumbs: 'आप यहाँ हैं',
  showMoreOf: (next: number, left: number) => `बाक़ी ${formatCount(left)} में से ${formatCount(next)} और दिखाएँ`,
  progress: (done: number, total: number) => `${formatCount(total)} में से ${formatCount(done)}`,
  mostCharacters: (count: number) => `ज़्यादा से ज़्यादा ${formatCount(count)} अक्षर`,
  charactersLeft: (count: number) => `${formatCount(count)} बाक़ी`,
  sort: {
    label: 'क्रम',
    ascending: (column: string) => `${column}, बढ़ता हुआ`,
    descending: (column: string) => `${column}, घटता हुआ`,
  },
  file: {
    choose: '<choose>फ़ाइल चुनें</choose> <drop>या यहाँ खींचकर छोड़ें</drop>',
    replace: 'बदलें',
    camera: 'फ़ोटो खींचें',
    wrongKind: (name: string) => `${name} यहाँ नहीं चलेगी: इस तरह की फ़ाइल नहीं चाहिए।`,
    kilobytes: (size: number) => `${formatCount(size)} KB`,
    megabytes: (size: number) => `${formatCount(size)} MB`,
  },
  timeLeft: {
    days: (count: number) => `${count} दिन`,
    hours: (count: number) => plural(count, { one: `${count} घंटा`, other: `${count} घंटे` }),
    minutes: (count: number) => `${count} मिनट`,
    seconds: (count: number) => `${count} सेकंड`,
    left: (time: string) => `${time} बाक़ी`,
    none: 'समय निकल चुका',
  },
}
