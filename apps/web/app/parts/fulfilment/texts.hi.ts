import type { Texts } from './texts'

export const hi: Texts = {
  states: {
    Planned: 'गाड़ी लगी',
    Loaded: 'लद गई',
    Dispatched: 'रवाना',
    Received: 'माल मिला',
    Closed: 'हिसाब बंद',
  },
  steps: {
    label: 'गाड़ी कहाँ है',
    toCome: 'बाक़ी',
    expected: (day: string) => `${day} को पहुँचेगी`,
  },
}
