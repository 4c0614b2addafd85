import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  enterPin: 'पहुँच भाव: पिन कोड डालें',
  change: 'बदलें',
  told: (perTon: string, place: string, way: string) => `${place} तक भाड़ा क़रीब ${perTon}/MT, ${way}`,
  way: (km: string, days: number, yards: number) => {
    const time = `${formatCount(days)} दिन`
    return yards > 1 ? `${formatCount(yards)} यार्ड, ${km} km तक, ${time}` : `${km} km, ${time}`
  },
  unknownWay: (place: string) => `${place} का भाड़ा दर्ज नहीं: जो तय हो`,

  freight: 'भाड़ा, क़रीब',
  toPlace: (place: string) => `${place} तक`,
  perTon: (perTon: string, way: string) => `${perTon}/MT · ${way}`,
  notInTotal: 'कुल में नहीं जुड़ा',
  charged: 'कार्ट में जुड़ता है',
  isPart: 'जिनका रास्ता पता नहीं, वे आइटम छोड़कर',

  deliveredTo: (place: string) => `पहुँच भाव ${place} तक का अंदाज़ा है। <change>बदलें</change>`,
}
