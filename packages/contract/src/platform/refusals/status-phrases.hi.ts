/** How the statuses of the wire are said inside a sentence. */
type Phrases = Readonly<Record<string, string>>

export const orderIs: Phrases = {
  Confirmed: 'पक्का हो चुका है',
  Processing: 'तैयारी में है',
  Dispatched: 'रवाना हो चुका है',
  Delivered: 'पहुँच चुका है',
  Cancelled: 'रद्द हो चुका है',
}

export const orderStatus: Phrases = {
  Confirmed: 'पक्का',
  Processing: 'तैयारी में',
  Dispatched: 'रवाना',
  Delivered: 'पहुँच गया',
  Cancelled: 'रद्द',
}

export const requestIs: Phrases = {
  Waiting: 'अभी फ़ैसले का इंतज़ार कर रहा है',
  Approved: 'पहले ही मंज़ूर हो चुका है',
  Rejected: 'पहले ही नामंज़ूर हो चुका है',
  Withdrawn: 'वापस लिया जा चुका है',
}

export const lineIs: Phrases = {
  Waiting: 'यह लाइन जवाब का इंतज़ार कर रही है',
  Accepted: 'यह लाइन मंज़ूर हो चुकी है',
  Refused: 'इस लाइन के लिए मना किया जा चुका है',
  Expired: 'जवाब देने का समय निकल चुका है',
  Withdrawn: 'यह लाइन वापस ली जा चुकी है',
}

export const truckIs: Phrases = {
  Planned: 'यह गाड़ी अभी लदी नहीं है',
  Loaded: 'यह गाड़ी लद चुकी है',
  Dispatched: 'यह गाड़ी रवाना हो चुकी है',
  Received: 'इस गाड़ी का माल मिल चुका है',
  Closed: 'इस गाड़ी का हिसाब बंद हो चुका है',
}

export const applicationIs: Phrases = {
  Draft: 'आवेदन अभी भेजा नहीं गया है',
  Submitted: 'आवेदन भेजा जा चुका है',
  'Changes asked': 'आवेदन में बदलाव माँगे गए हैं',
  Approved: 'आवेदन मंज़ूर हो चुका है',
  Suspended: 'बिक्री पर रोक लगी है',
}

export const companyRole: Phrases = {
  Owner: 'मालिक',
  Approver: 'मंज़ूरी देने वाला',
  Buyer: 'ख़रीदार',
  Accounts: 'अकाउंट्स',
}

export const priceUnit: Phrases = { Ton: 'टन', Kg: 'किलो', Pieces: 'नग', Metre: 'मीटर' }
