import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  confirm: {
    title: 'Confirm the newsletter',
    description: 'Confirm that you want the newsletter.',
    intro: 'Rate changes and new sizes, once a month. Press the button, and this address is on the list.',
    button: 'Confirm',
    doneTitle: 'You are on the list',
    done: 'Thank you. A mail with the link to unsubscribe is on its way; every newsletter has one as well.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    description: 'End the newsletter.',
    intro: 'Press the button, and no further newsletter comes to this address.',
    button: 'Unsubscribe',
    doneTitle: 'You are unsubscribed',
    done: 'No further newsletter comes. Should you change your mind, the box at the foot of every page takes you back.',
  },
  home: 'Go to the home page',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
