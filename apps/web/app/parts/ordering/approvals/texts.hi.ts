import type { Texts } from './texts'

export const hi: Texts = {
  exceeded: {
    order: (figure: string, most: string) => `${figure}, एक ऑर्डर की सीमा ${most} से ऊपर`,
    orderTons: (figure: string, most: string) => `${figure}, एक ऑर्डर की सीमा ${most} से ऊपर`,
    month: (figure: string, most: string) => `इसे मिलाकर इस महीने ${figure}, सीमा ${most} से ऊपर`,
    monthTons: (figure: string, most: string) => `इसे मिलाकर इस महीने ${figure}, सीमा ${most} से ऊपर`,
  },
  whoDecides: 'मंज़ूरी माँगें: फ़ैसला आपकी कंपनी का मालिक या मंज़ूरी देने वाला करेगा, आपको ई-मेल से पता चल जाएगा।',
  status: { Waiting: 'इंतज़ार में', Approved: 'मंज़ूर', Rejected: 'नामंज़ूर', Withdrawn: 'वापस लिया' },
  frozen: (left: string) => `भाव पक्का: ${left}`,
  over: 'भाव का समय निकल चुका',
  until: (time: string) => `${time} तक`,
}
