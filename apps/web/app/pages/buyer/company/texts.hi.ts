import type { CompanyEvent } from '@lohahaat/contract/identity/companies/history'
import type { CompanyRole, SellingRole } from '@lohahaat/domain/identity/actor'
import type { CompanyEventKind } from '@lohahaat/domain/identity/companies/company-event'
import { plural } from '@lohahaat/domain/platform/formats'
import { hi as roleTexts } from '../../../parts/identity/companies/texts.hi'
import type { Texts } from './texts'

type Happened = Pick<CompanyEvent, 'by' | 'whom' | 'detail'>

const roleName = (role: string | null) => roleTexts.roles[role as CompanyRole]
const sellingRoleName = (role: string | null) => roleTexts.sellingRoles[role as SellingRole]

const happened: Record<CompanyEventKind, (event: Happened) => string> = {
  invited: ({ by, whom, detail }) => `${by} ने ${whom} को न्योता भेजा। रोल: ${roleName(detail)}।`,
  'invitation-revoked': ({ by, whom }) => `${by} ने ${whom} का न्योता रद्द किया।`,
  joined: ({ by, detail }) => `${by} ने कंपनी जॉइन की। रोल: ${roleName(detail)}।`,
  'let-in': ({ by, whom, detail }) => `${by} ने ${whom} को कंपनी में लिया। रोल: ${roleName(detail)}।`,
  'request-rejected': ({ by, whom }) => `${by} ने ${whom} का अनुरोध नामंज़ूर किया।`,
  'role-changed': ({ by, whom, detail }) => `${by} ने ${whom} का रोल बदला। नया रोल: ${roleName(detail)}।`,
  'selling-role-changed': ({ by, whom, detail }) =>
    detail === null
      ? `${by} ने ${whom} का बेचने का रोल हटाया।`
      : `${by} ने ${whom} को बेचने का रोल दिया: ${sellingRoleName(detail)}।`,
  'limits-changed': ({ by, whom }) => `${by} ने ${whom} की सीमाएँ बदलीं।`,
  'handed-over': ({ by, whom }) => `${by} ने कंपनी ${whom} को सौंपी।`,
  left: ({ by }) => `${by} ने कंपनी छोड़ी।`,
  removed: ({ by, whom }) => `${by} ने ${whom} को कंपनी से हटाया।`,
  'gst-added': ({ by, detail }) => `${by} ने GST नंबर ${detail} जोड़ा।`,
  'gst-removed': ({ by, detail }) => `${by} ने GST नंबर ${detail} हटाया।`,
  merged: ({ by, whom }) => `LohaHaat से ${by} ने ${whom} को इस कंपनी में मिलाया।`,
}

export const hi: Texts = {
  title: 'कंपनी',
  description: 'आपकी कंपनी के लोग, सीमाएँ, पते और GST नंबर।',
  loadFailed: 'आपकी कंपनी नहीं खुल पाई',
  intro: (members: number) =>
    plural(members, {
      one: 'अभी कंपनी में आप अकेले हैं। ऑर्डर, पूछताछ, लिस्ट और पते कंपनी के होते हैं।',
      other: 'इस कंपनी में # लोग हैं। ऑर्डर, पूछताछ, लिस्ट और पते कंपनी के होते हैं।',
    }),
  close: 'बंद करें',

  members: {
    title: 'सदस्य',
    name: 'नाम',
    limits: 'सीमाएँ',
    noLimits: 'कोई सीमा नहीं',
    perOrder: (amount: string) => `${amount} एक ऑर्डर में`,
    perMonth: (amount: string) => `${amount} महीने में`,
    left: (amount: string) => `इस महीने ${amount} बाक़ी`,
    nothingLeft: 'इस महीने कुछ बाक़ी नहीं',
    lastSeen: 'पिछली बार',
    notSeen: 'साइन इन नहीं किया',
    you: 'आप',
    change: 'बदलें',
    changeOf: (name: string) => `${name}: बदलें`,
    readOnly: 'रोल और सीमाएँ मालिक बदल सकते हैं।',
  },
  member: {
    orderLimit: 'एक ऑर्डर में ज़्यादा से ज़्यादा (₹)',
    orderLimitTons: 'एक ऑर्डर में ज़्यादा से ज़्यादा वज़न',
    monthLimit: 'महीने में ज़्यादा से ज़्यादा (₹)',
    monthLimitTons: 'महीने में ज़्यादा से ज़्यादा वज़न',
    tons: 'MT',
    limitHint: 'ख़ाली: कोई सीमा नहीं',
    ownRole: 'अपना रोल कोई ख़ुद नहीं बदल सकता।',
    save: 'सेव करें',
    saved: (name: string) => `${name}: सेव हो गया।`,
    remove: 'कंपनी से हटाएँ',
    removeTitle: 'इस सदस्य को हटाना है?',
    removeText: (name: string) =>
      `${name} का हर जगह से साइन आउट हो जाएगा और उनकी अपनी ख़ाली कंपनी बन जाएगी। ऑर्डर और लिस्ट यहीं रहेंगे; चालू पूछताछ और कोटेशन मालिक के पास जाएँगे।`,
    removed: (name: string) => `${name} को हटा दिया गया।`,
    handOver: 'कंपनी सौंपें',
    handOverTitle: 'कंपनी सौंपनी है?',
    handOverText: (name: string) => `आपकी जगह ${name} को मालिक बनाया जाएगा, और आप ख़रीदार रह जाएँगे।`,
    handedOver: (name: string) => `अब ${name} मालिक हैं।`,
  },
  invite: {
    title: 'साथी को जोड़ें',
    email: 'ई-मेल पता',
    send: 'न्योता भेजें',
    sent: (email: string) => `${email} को न्योता भेज दिया।`,
    open: 'भेजे हुए न्योते',
    until: '<role>रोल</role>, <time>तब</time> तक',
    revoke: 'रद्द करें',
    revokeOf: (email: string) => `${email} का न्योता रद्द करें`,
    revoked: (email: string) => `${email} का न्योता रद्द हो गया।`,
  },
  requests: {
    title: 'कौन जुड़ना चाहता है',
    asked: '<gst>GST नंबर</gst>, अनुरोध: <time>तब</time>',
    accept: 'कंपनी में लें',
    acceptOf: (name: string) => `${name} को कंपनी में लें`,
    reject: 'नामंज़ूर करें',
    rejectOf: (name: string) => `${name} का अनुरोध नामंज़ूर करें`,
    accepted: (name: string) => `${name} अब कंपनी में हैं।`,
    rejected: (name: string) => `${name} का अनुरोध नामंज़ूर हुआ। उन्हें बताया नहीं जाएगा।`,
    note: 'उन्हीं को लें जिन्हें आप जानते हैं: सदस्यों को ऑर्डर और पते दिखते हैं।',
  },
  gst: {
    title: 'GST नंबर',
    pan: (pan: string) => `PAN ${pan}`,
    number: 'एक और GST नंबर',
    add: 'जोड़ें',
    added: (number: string) => `${number} जुड़ गया।`,
    remove: (number: string) => `${number} हटाएँ`,
    removeTitle: 'यह GST नंबर हटाना है?',
    removeText: (number: string) => `नए ऑर्डर में ${number} नहीं दिखेगा। पुराने ऑर्डर वैसे ही रहेंगे।`,
    removeAction: 'हटाएँ',
  },
  places: {
    title: 'पते',
    none: 'किसी पते पर पहला ऑर्डर होते ही वह यहाँ दिखेगा।',
    billing: 'बिलिंग',
    shipping: 'डिलीवरी',
  },
  history: {
    title: 'इतिहास',
    none: 'अभी कुछ नहीं हुआ।',
    happened: (what: CompanyEventKind, event: Happened) => happened[what](event),
  },
  join: {
    title: 'दूसरी कंपनी से जुड़ें',
    intro: 'अपनी फ़र्म का GST नंबर भरें। वह हमारे यहाँ है तो उसके मालिकों को ई-मेल जाएगा, फ़ैसला वही करेंगे।',
    number: 'फ़र्म का GST नंबर',
    ask: 'जुड़ने का अनुरोध भेजें',
    asked: 'यह फ़र्म हमारे यहाँ है तो उसके मालिकों को ई-मेल चला गया है। वे आपको लेंगे तो हम बता देंगे।',
  },
  leave: {
    title: 'यह कंपनी छोड़ें',
    button: 'कंपनी छोड़ें',
    question: 'यह कंपनी छोड़नी है?',
    text: 'आप साइन आउट हो जाएँगे, और दोबारा साइन इन करने पर आपकी अपनी ख़ाली कंपनी होगी। आपके ऑर्डर यहीं रहेंगे।',
    lastOwner: 'मालिक सिर्फ़ आप हैं। पहले कंपनी सौंपें: किसी साथी के आगे “बदलें” दबाएँ।',
  },
}
