import type { Texts } from './letter-texts'

export const hi: Texts = {
  before: (number: string, day: string) => `बिल ${number} का भुगतान ${day} तक करना है`,
  after: (number: string) => `बिल ${number} के भुगतान का समय निकल चुका है`,
  isDue: (number: string, issued: string, due: string, open: string) =>
    `${issued} के बिल ${number} का भुगतान ${due} तक करना है। बाक़ी रक़म: ${open}।`,
  wasDue: (number: string, issued: string, due: string, open: string) =>
    `${issued} के बिल ${number} का भुगतान ${due} तक होना था। बाक़ी रक़म: ${open}।`,
  paid: 'अगर आप भुगतान कर चुके हैं तो धन्यवाद, यह ई-मेल उससे पहले निकल गया होगा।',
  toAccount: 'खाता देखें',
  closing: 'याद दिलाने वाले ये ई-मेल बंद भी हो सकते हैं: हमें लिख दें।',
}
