interface Topic {
  id: string
  title: string
  questions: readonly { question: string; answer: string }[]
}

export const topics: readonly Topic[] = [
  {
    id: 'sign-in',
    title: 'Signing in',
    questions: [
      {
        question: 'How do I sign in?',
        answer:
          'Enter your e-mail address, solve the small sum, and type the one-time password (OTP) of 5 digits that we mail to you. There is no password to remember.',
      },
      {
        question: 'The OTP has not arrived. What now?',
        answer:
          'Look into the Junk or Spam folder first. An OTP is valid for 5 minutes, and a new one can be sent after 5 minutes with “Send OTP again”. At most 10 a day go to one address.',
      },
      {
        question: 'Which e-mail address is mine?',
        answer:
          'The one your business was registered with. For an unknown address we send a mail too, but without an OTP: this way nobody can find out who is a customer here.',
      },
      {
        question: 'I signed in on a computer that isn’t mine.',
        answer:
          'Sign in on your own device, open Settings and press “Sign out everywhere”. Every session ends at once.',
      },
    ],
  },
  {
    id: 'ordering',
    title: 'Ordering',
    questions: [
      {
        question: 'Pieces or tonnes?',
        answer:
          'Either. Steel is priced per tonne (₹/MT) even when you order pieces; the weight of one piece is on every product, and the cart shows both figures. Pieces can’t be chosen where the weight of a piece isn’t known.',
      },
      {
        question: 'What does the total consist of?',
        answer:
          'Goods, GST at 18%, loading charges and platform fees per tonne, a flat weighment charge, and a material handling fee for every further brand in one order. The cart shows each of them before you confirm.',
      },
      {
        question: 'Why do you need my GST number?',
        answer: 'It goes on the proforma invoice, so that you can claim the input tax credit. It has 15 characters.',
      },
      {
        question: 'Can I cancel an order?',
        answer: 'Yes, under My Orders, until it is dispatched. Single items can be taken out until then as well.',
      },
    ],
  },
  {
    id: 'enquiries',
    title: 'Enquiries and quotes',
    questions: [
      {
        question: 'When should I send an enquiry instead of ordering?',
        answer:
          'When a size isn’t in stock, when the quantity is large, or when you have a list. Suppliers quote a price for every item of it, and you compare the quotes side by side.',
      },
      {
        question: 'Who sees my enquiry, and who sees the quotes?',
        answer:
          'Signed-in suppliers see what you need and where. A quote is seen by you and by us, never by another supplier.',
      },
      {
        question: 'Can I change an enquiry?',
        answer:
          'As long as it is in progress. Quotes given before the change are marked as outdated, so that you don’t accept a price for something else.',
      },
    ],
  },
]
