import type { Texts } from './texts'

export const hi: Texts = {
  problems: {
    noLines: () => 'कम से कम एक लाइन में वज़न या रक़म भरें।',
    beforeInvoice: () => 'नोट की तारीख़ बिल की तारीख़ से पहले की नहीं हो सकती।',
    tooLate: (_: number, last: string) => `इस बिल के क्रेडिट नोट से टैक्स ${last} तक ही घट सकता है।`,
    unknownLine: (lineNo: number) => `बिल में लाइन ${lineNo} नहीं है।`,
    twice: (lineNo: number) => `लाइन ${lineNo} दो बार है।`,
    notPositive: (lineNo: number) => `लाइन ${lineNo}: वज़न या रक़म 0 से ज़्यादा भरें।`,
    aboveInvoice: (lineNo: number) =>
      `लाइन ${lineNo}: यह रक़म ज़्यादा है। पहले के नोट घटाकर बिल की इस लाइन में इतना बाक़ी नहीं।`,
    aboveWeight: (lineNo: number) =>
      `लाइन ${lineNo}: यह वज़न ज़्यादा है। पहले के नोट घटाकर बिल की इस लाइन में इतना वज़न बाक़ी नहीं।`,
  },
}
