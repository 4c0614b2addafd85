import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  states: {
    Waiting: 'Waiting',
    Accepted: 'Accepted',
    Refused: 'Refused',
    Expired: 'Expired',
    Withdrawn: 'Withdrawn',
  },
  answers: {
    title: 'Suppliers',
    table: 'What the suppliers said',
    line: 'Line',
    supplier: 'Supplier',
    state: 'Answer',
    until: 'Until <time>time</time>',
    refusedLines: 'Find another seller',
  },
  loading: {
    complete: (lines: number) =>
      plural(lines, {
        one: 'The supplier has accepted the line and will load it.',
        other: 'The suppliers have accepted all # lines and will load them.',
      }),
    partly: (accepted: number, lines: number) =>
      plural(lines, {
        one: 'The supplier has not accepted the line yet.',
        other: `The suppliers have accepted ${accepted} of # lines so far.`,
      }),
  },
  toLoad: {
    title: 'Orders to load',
    none: 'Nothing waits for an answer.',
    waiting: (lines: number, kg: string) =>
      plural(lines, { one: `# line waits, ${kg} in all`, other: `# lines wait, ${kg} in all` }),
    to: (city: string, pinCode: string) => `to ${city} ${pinCode}`,
    by: (day: string) => `wanted on ${day}`,
    answer: 'Answer',
    answerFor: (orderNo: string) => `Answer order ${orderNo}`,
    all: 'All orders',
  },
  toAnswer: 'Time to answer',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
