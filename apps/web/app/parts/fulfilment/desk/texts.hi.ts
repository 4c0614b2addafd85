import type { Texts } from './texts'

export const hi: Texts = {
  title: 'गाड़ियाँ',
  all: 'सभी खेपें',
  states: {
    Planned: 'लगी हैं, लदाई बाक़ी',
    Loaded: 'लदी हैं, बिल और रवानगी बाक़ी',
    Dispatched: 'रास्ते में',
    Received: 'माल मिला, हिसाब बाक़ी',
  },
}
