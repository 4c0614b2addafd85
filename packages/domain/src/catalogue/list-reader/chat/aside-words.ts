import type { AsideKind } from './aside-kinds'

/** What a phone writes instead of a message. */
export const media =
  /^<?(?:media omitted|(?:image|video|audio|document|sticker|gif|contact card) omitted|attached: .*|.* \(file attached\)|this message was deleted\.?|you deleted this message\.?|forwarded(?: many times)?|missed (?:voice|video) call.*|messages and calls are end-to-end encrypted.*)>?$/i

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** The words by which a kind is known; the first kind that has one of the line's words is what it is. */
export const asideWords: readonly (readonly [AsideKind, ReadonlySet<string>])[] = [
  [
    'greeting',
    words(
      'namaste namaskar namaskaar pranam hello hi hii hey dear sir sirji madam bhai bhaiya ji good morning afternoon evening salaam salam jai ram shri krishna radhe नमस्ते नमस्कार प्रणाम राम सर जी भाई भैया साहब सेठजी सुप्रभात',
    ),
  ],
  [
    'signature',
    words('regards thanks thank thankyou thanx tnx dhanyavad dhanyawad shukriya warm धन्यवाद शुक्रिया आभार from sent'),
  ],
  ['urgent', words('urgent urgently asap jaldi turant fast immediate immediately अर्जेंट जल्दी तुरंत तुरन्त फौरन')],
  [
    'place',
    words(
      'site plot sector gali road nagar midc gidc hsiidc industrial area phase delivery deliver location address godown yard dispatch near opp behind pin pincode साइट पता डिलीवरी गोदाम प्लॉट सेक्टर रोड पिन पता पहुंच जगह',
    ),
  ],
  [
    'date',
    words(
      'date dated today tomorrow kal aaj parso monday tuesday wednesday thursday friday saturday sunday jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november december तारीख आज कल परसों सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार तक',
    ),
  ],
  ['phone', words('mob mobile phone ph call contact whatsapp tel cell मोबाइल मोबाईल फोन कॉल नंबर नम्बर')],
  [
    'request',
    words(
      'rate rates price quote quotation bhejo bhej bhejna bhejiye send please plz pls kindly required requirement reqd need needed chahiye do dijiye batao bataye best offer material list following items below enquiry inquiry payment credit days gst extra discount रेट भाव भेजो भेजें भेजिए चाहिए दीजिए कृपया माल लिस्ट बताओ बताइए बताएं दो चाहिये भेजना दाम कीमत दर उधार भुगतान नकद नगद',
    ),
  ],
]
