import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  answer: 'The answer, as it came',
  answerHint:
    'A chat, an e-mail, or what was said on the phone. It fills in the form; nothing is sent before you save.',
  example: '1) 61500 2) ok 60800 3) nahi hai, ex Bhiwadi, 2 din, GST extra',
  fill: 'Fill in the form',
  undo: 'Undo',
  close: 'Close',
  filled: (priced: number, left: number) =>
    left === 0
      ? plural(priced, { one: '# line priced.', other: '# lines priced.' })
      : `${plural(priced, { one: '# line priced', other: '# lines priced' })}, ${formatCount(left)} not offered.`,
  nothing: 'No price was found in it. Please look at what you pasted, or type the prices.',
  clear: 'Nothing was in doubt. Please look through it all the same.',
  check: (count: number) =>
    plural(count, {
      one: '# mark of doubt below. Please check it.',
      other: '# marks of doubt below. Please check each.',
    }),
  left: (count: number) => plural(count, { one: '# mark of doubt: see it', other: '# marks of doubt: see the next' }),
  unread: 'Not understood:',
  undone: 'The form is as it was.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
