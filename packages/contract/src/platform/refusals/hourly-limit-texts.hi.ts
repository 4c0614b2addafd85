import type { hourly as en } from './hourly-limit-texts'

export const hourly: typeof en = {
  enquiries: (most: string) => `एक खाते से घंटे में ज़्यादा से ज़्यादा ${most} बार पूछताछ बन या बदल सकती है।`,
  quotes: (most: string) => `एक खाते से घंटे में ज़्यादा से ज़्यादा ${most} कोटेशन सेव हो सकते हैं।`,
  cartChanges: (most: string) => `एक खाते से घंटे में ज़्यादा से ज़्यादा ${most} बार कार्ट बदल सकता है।`,
  approvals: (most: string) => `एक खाते से घंटे में ज़्यादा से ज़्यादा ${most} बार मंज़ूरी माँगी जा सकती है।`,
  pdfs: (most: string) => `एक खाते से घंटे में ज़्यादा से ज़्यादा ${most} PDF डाउनलोड हो सकते हैं।`,
  exports: (most: string) => `एक खाते से घंटे में ज़्यादा से ज़्यादा ${most} फ़ाइलें एक्सपोर्ट हो सकती हैं।`,
  invitations: (most: string) => `एक खाते से घंटे में ज़्यादा से ज़्यादा ${most} न्योते भेजे जा सकते हैं।`,
}
