import type { Texts } from './texts'

export const hi: Texts = {
  empty: 'गाड़ी में अभी कुछ नहीं है।',
  tooMuch: (trucks: number) => `एक गाड़ी में नहीं आएगा: ${trucks} गाड़ियाँ लगेंगी।`,
  truck: (load: string, payload: number) => `${payload} टन की गाड़ी में ${load}`,
  room: (spare: string) => `${spare} और डालें तो गाड़ी भर जाएगी।`,
}
