import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

export interface Question {
  /** The fragment of the answer: /help#cancelling. */
  id: string
  question: string
  answer: string
}

interface Topic {
  id: string
  title: string
  questions: readonly Question[]
}

const signingIn: Topic = {
  id: 'sign-in',
  title: 'Signing in',
  questions: [
    {
      id: 'otp',
      question: 'How do I sign in?',
      answer:
        '<login>Sign in</login> with your e-mail address: solve the small sum, and type the one-time password (OTP) of 5 digits that we mail to you. There is no password to remember.',
    },
    {
      id: 'no-otp',
      question: 'The OTP has not arrived. What now?',
      answer:
        'Look into the Junk or Spam folder first. An OTP is valid for 5 minutes, and a new one can be sent after 5 minutes with “Send OTP again”. At most 10 a day go to one address.',
    },
    {
      id: 'which-address',
      question: 'Which e-mail address is mine?',
      answer:
        'The one your business was registered with. For an unknown address we send a mail too, but without an OTP: this way nobody can find out who is a customer here.',
    },
    {
      id: 'sign-out-everywhere',
      question: 'I signed in on a computer that isn’t mine.',
      answer:
        'Sign in on your own device, open <settings>Settings</settings> and press “Sign out everywhere”. Every session ends at once.',
    },
  ],
}

const ordering: Topic = {
  id: 'ordering',
  title: 'Ordering',
  questions: [
    {
      id: 'how-to-order',
      question: 'How do I order?',
      answer:
        'Choose a class in the <catalogue>catalogue</catalogue>, narrow it down by brand, grade, size, thickness or length, and press “Add to Cart”. In the <cart>cart</cart> you set the quantity and the addresses; “Proceed to Checkout” shows everything once more, and “Confirm Order” makes the order. A mail confirms it.',
    },
    {
      id: 'pieces-or-tonnes',
      question: 'Pieces or tonnes?',
      answer:
        'Either. Steel is priced per tonne (₹/MT) even when you order pieces; the weight of one piece is on every product, and the cart shows both figures. Pieces can’t be chosen where the weight of a piece isn’t known.',
    },
    {
      id: 'total',
      question: 'What does the total consist of?',
      answer:
        'Goods, GST at 18%, loading charges and platform fees per tonne, a flat weighment charge, and a material handling fee for every further brand in one order. The cart shows each of them before you confirm, and what you confirm is what the order keeps, whatever changes later.',
    },
    {
      id: 'changed-prices',
      question: 'What if a price changes while it is in my cart?',
      answer:
        'The price of the moment you confirm counts. If it has changed since the cart was shown, the checkout says so first, and nothing is ordered until you agree.',
    },
    {
      id: 'gst-number',
      question: 'Why do you need my GST number?',
      answer:
        'It goes on your order and on the tax invoice that comes with the goods, on which alone you can claim input tax credit. It has 15 characters. Within Haryana, where we sell from, CGST and SGST are charged, elsewhere IGST.',
    },
    {
      id: 'addresses',
      question: 'Can I keep several addresses?',
      answer:
        'Billing and shipping addresses are saved with your account; the ones used last are filled in. From the PIN code we fill in city and state.',
    },
    {
      id: 'cancelling',
      question: 'Can I cancel an order?',
      answer:
        'Yes, under <orders>My Orders</orders>, until it is dispatched. Single items can be taken out until then as well; the amounts are worked out anew, and a mail confirms it.',
    },
    {
      id: 'order-again',
      question: 'I need the same again.',
      answer:
        'Open the order under <orders>My Orders</orders> and press “Order again”: what is still sold goes into the cart at today’s prices. The proforma invoice is there too, as a PDF.',
    },
    {
      id: 'by-message',
      question: 'Can I order by message?',
      answer:
        'The round button at the edge of every page opens WhatsApp, and “Send Cart” in the cart writes your whole cart into a message.',
    },
  ],
}

const enquiries: Topic = {
  id: 'enquiries',
  title: 'Enquiries and quotes',
  questions: [
    {
      id: 'when-to-enquire',
      question: 'When should I send an enquiry instead of ordering?',
      answer:
        'When a size isn’t in stock, when the quantity is large, or when you have a list. Suppliers quote a price for every item of it, and you compare the quotes side by side.',
    },
    {
      id: 'create-enquiry',
      question: 'How do I choose the items?',
      answer:
        'In a <enquiry>new enquiry</enquiry> you tick classes, sizes or single thicknesses in a tree, or search it for something like “50x50”. Every item starts with 1 ton; set quantity and unit in the table.',
    },
    {
      id: 'upload-enquiry',
      question: 'I have a list already.',
      answer:
        '<upload>Upload it</upload>, or paste it. CSV and Excel (xlsx) lists are read line by line, and you look through what was understood before anything is sent. Pictures, PDF and other files are kept for the suppliers to read.',
    },
    {
      id: 'who-sees-it',
      question: 'Who sees my enquiry, and who sees the quotes?',
      answer:
        'Signed-in suppliers see what you need and where. A quote is seen by you and by us, never by another supplier.',
    },
    {
      id: 'change-enquiry',
      question: 'Can I change an enquiry?',
      answer:
        'As long as it is in progress, under <enquiries>My Enquiries</enquiries>. Quotes given before the change are marked as outdated, so that you don’t accept a price for something else. One that you no longer need you can close.',
    },
    {
      id: 'compare',
      question: 'How do I compare quotes, and what happens when I accept one?',
      answer:
        'The comparison shows every price per item, the totals and the terms, and marks the lowest; where it is cheaper, it offers to split the list between suppliers. Accepting completes the enquiry and makes an order at the quoted prices.',
    },
    {
      id: 'quoting',
      question: 'I am a supplier. How do I quote?',
      answer:
        'Sign in, open an enquiry of somebody else on the <home>home page</home> and press “Quote Price”. Enter a price for every item, per its own unit, and your terms. You can change your quote until the enquiry is completed.',
    },
  ],
}

const more: Topic = {
  id: 'more',
  title: 'Tools and your data',
  questions: [
    {
      id: 'weight-calculator',
      question: 'What does a pipe weigh?',
      answer:
        'The <weights>weight calculator</weights> tells it for a shape, size, thickness and length, by the standard and with the formula shown, and how many pieces fill a truck.',
    },
    {
      id: 'newsletter',
      question: 'How do I get the newsletter, and how do I end it?',
      answer:
        'Enter your address at the foot of any page and press the link in the mail that comes; without that nothing is sent. Every newsletter has a link to unsubscribe, which works for as long as you keep the mail.',
    },
    {
      id: 'privacy-requests',
      question: 'How do I see, correct or delete what you keep about me?',
      answer:
        'Name and phone number you change yourself under <profile>Profile</profile>. For everything else <contact>write to us</contact>: we handle requests about personal data within 30 days. The <privacy>privacy policy</privacy> says what we keep and why.',
    },
    {
      id: 'offline',
      question: 'The connection broke off while I was typing.',
      answer:
        'Stay on the page: a bar at its top tells you that you are offline, and what you typed stays in the form. Send it once the bar is gone.',
    },
  ],
}

const en = {
  title: 'Help',
  description: 'Signing in with the 5-digit OTP, ordering, enquiries and quotes, and how to reach us.',
  intro: 'Short answers to what we are asked most. If yours isn’t among them, write or call.',
  topicsLabel: 'Topics',
  topics: [signingIn, ordering, enquiries, more] as readonly Topic[],

  contact: 'Contact',
  email: 'E-mail',
  phone: 'Phone',
  hours: 'Hours',
  hoursAndAnswer: (hours: string) => `${hours}; we answer within 24 to 48 hours`,
  writeMessage: 'Write a message',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
