import type { Texts } from './texts'

export const hi: Texts = {
  unknownAction: 'ऐसा कोई काम नहीं है।',
  unknownEvent: 'ऐसी कोई घटना नहीं है।',
}
