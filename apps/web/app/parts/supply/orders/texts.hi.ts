import { plural } from '@lohahaat/domain/platform/formats'
import type { Texts } from './texts'

export const hi: Texts = {
  states: {
    Waiting: 'जवाब बाक़ी',
    Accepted: 'मंज़ूर',
    Refused: 'मना किया',
    Expired: 'समय निकल चुका',
    Withdrawn: 'वापस ली',
  },
  answers: {
    title: 'सप्लायर',
    table: 'सप्लायरों का जवाब',
    line: 'लाइन',
    supplier: 'सप्लायर',
    state: 'जवाब',
    until: '<time>time</time> तक',
    refusedLines: 'दूसरा विक्रेता ढूँढें',
  },
  loading: {
    complete: (lines: number) =>
      plural(lines, {
        one: 'सप्लायर ने लाइन मंज़ूर कर ली है, माल वही लादेगा।',
        other: 'सप्लायरों ने सभी # लाइनें मंज़ूर कर ली हैं, माल वही लादेंगे।',
      }),
    partly: (accepted: number, lines: number) =>
      plural(lines, {
        one: 'सप्लायर ने लाइन अभी मंज़ूर नहीं की है।',
        other: `अब तक # में से ${accepted} लाइन सप्लायरों ने मंज़ूर की।`,
      }),
  },
  toLoad: {
    title: 'लदाई के ऑर्डर',
    none: 'किसी का जवाब बाक़ी नहीं।',
    waiting: (lines: number, kg: string) =>
      plural(lines, { one: `# लाइन का जवाब बाक़ी, कुल ${kg}`, other: `# लाइनों का जवाब बाक़ी, कुल ${kg}` }),
    to: (city: string, pinCode: string) => `${city} ${pinCode} के लिए`,
    by: (day: string) => `${day} को चाहिए`,
    answer: 'जवाब दें',
    answerFor: (orderNo: string) => `ऑर्डर ${orderNo} का जवाब दें`,
    all: 'सारे ऑर्डर',
  },
  toAnswer: 'जवाब का समय',
}
