import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Messages on this device',
  intro: 'They come besides the mails, which stay as they are. They say no more than the subject of the mail.',
  kinds: {
    quotes: 'Quotes: a price has come, is asked for or was accepted',
    approvals: 'Approvals: somebody asks, or has decided',
    dispatch: 'Trucks: loaded, on the road, received',
    fits: 'Enquiries that fit what you sell',
  },
  notHere: 'This browser takes no messages. On an iPhone, add LohaHaat to the home screen first.',
  notAllowed: 'The browser does not allow messages from LohaHaat. You can change that in its settings.',
  saved: 'Saved',
  drop: 'Remove',
  dropOf: (device: string) => `Remove ${device}`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
