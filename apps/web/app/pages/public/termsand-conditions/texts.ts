import { inLanguages } from '@lohahaat/domain/platform/language'
import type { LegalText } from '../../../parts/site/legal-document/legal-text'
import { company } from '../../../company'
import { site } from '../../../site'
import { hi } from './texts.hi'

const en: LegalText = {
  title: 'Terms and conditions',
  description: `The rules for using ${site.name}: accounts, prices, orders, enquiries, quotes, cancellation and liability.`,
  intro: `The rules between you and us when you look at the catalogue, order steel, send an enquiry or quote for one. They are written to be read; where a word of law is needed, the sentence after it says what it means.`,
  sections: [
    {
      id: 'agreement',
      title: 'What you agree to',
      clauses: [
        `${site.name} is run by ${company.legalName}, called “we” here. “You” are the person who uses the site and the business for which that person acts.`,
        'By creating an account you accept these terms. Without an account they apply, as far as they can, to your visit. What we do with personal data is in the <privacy>privacy policy</privacy>; disclosures that the law asks of us are in the <legal>legal notice</legal>.',
        'If something was agreed in writing between you and us for a particular order, it comes before these terms for that order.',
      ],
    },
    {
      id: 'who-may-use',
      title: 'Who may use the site',
      clauses: [
        'You must be at least 18 years old and able to make a binding contract under the Indian Contract Act, 1872.',
        'The site is made for businesses in India that buy or sell steel. An account needs a valid GST number, and whoever opens one must be allowed to act for the business it names.',
        'Everybody may read the catalogue without an account.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      clauses: [
        'You sign in with your e-mail address and a one-time password (OTP) of five digits, which is valid for five minutes and works once. There is no other password. Whoever can read your mailbox can sign in as you, so keep it safe and never pass an OTP on. We never ask for one by phone or message.',
        'Name, business name, phone, e-mail address and GST number must be true and yours. Keep them current in your <profile>profile</profile>, or tell us of a change that you cannot make there yourself.',
        'A sign-in lasts for 30 days from your last visit. Your <settings>settings</settings> show every device and can end all sessions at once. What is ordered from your account before you tell us of misuse counts as ordered by you, unless the fault was ours.',
      ],
    },
    {
      id: 'catalogue',
      title: 'Catalogue and prices',
      clauses: [
        'The catalogue invites you to order; it is not yet an offer that binds. Prices are in rupees per metric ton (₹/MT) and exclude GST. GST, at present 18%, applies at billing.',
        'Prices of steel move daily. The price that counts is the one at the moment you confirm. If a price or a fee has changed since your cart was shown, the checkout shows old and new, and nothing is ordered until you agree.',
        'Drawings are made to scale from the figures of the item. Photographs show the kind of product, not the piece you will receive. An obvious mistake, such as a misplaced decimal point, binds neither side; we tell you before anything is dispatched.',
        'Where a page says “Sample data”, brands, stock and prices are examples, and nothing there is for sale.',
      ],
    },
    {
      id: 'orders',
      title: 'Cart and orders',
      clauses: [
        'You order in Pieces or in Tons. An item whose weight per piece is not known can be ordered in Tons only.',
        'A contract comes about when you press Confirm Order and the site answers with an order number; we also send it by e-mail. One cart becomes one order, however often the button is pressed or the connection repeats the request.',
        'An order keeps the prices, fees, names and addresses it was made with. Later changes to the catalogue or to your profile do not reach it.',
        'Sending the cart by the messaging app is a message and not an order. It becomes one only when it is confirmed on the site or by us in writing.',
        'If goods that you ordered turn out to be unavailable, we tell you without delay. You may then accept another item or a later date, or cancel that part without charge.',
      ],
    },
    {
      id: 'charges',
      title: 'What an order costs',
      clauses: [
        {
          text: 'Besides the goods, an order may carry these charges. The cart shows each amount before you confirm.',
          table: {
            head: ['Charge', 'How it is reckoned'],
            rows: [
              ['GST', 'Percentage of the goods total, split into CGST and SGST or charged as IGST'],
              ['Loading charges', 'Rate per ton over all tons of the order'],
              ['Platform fees', 'Rate per ton over all tons of the order'],
              ['Weighment charge', 'Flat, once per order'],
              ['Material handling fee', 'For each brand after the first in one order'],
              ['Freight', 'Only where the order or the accepted quote names it'],
            ],
          },
        },
        'The proforma invoice that you can download for an order is not a tax invoice, and no input tax credit can be claimed on it. The tax invoice comes with the goods.',
        'The site takes no payments and asks for no card or bank details. You pay as agreed on the order or quote, to the account that the proforma invoice or the seller names in writing. If a message tells you that an account has changed, call us before you pay.',
      ],
    },
    {
      id: 'weights',
      title: 'Weights',
      clauses: [
        'Kilograms per piece follow the tables of the Indian Standard where it has one, and otherwise its formula. Orders are priced with these weights.',
        'Each load goes over a weighbridge, and you may see the slip. Rolled steel varies within the tolerances of its standard; a difference inside them is no defect. Beyond them, the tax invoice follows what was delivered.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and checking the goods',
      clauses: [
        'Delivery times are estimates in good faith, counted from confirmation. Goods go to the shipping address of the order; somebody must be there to receive and unload them.',
        {
          text: 'You may examine the goods before you accept them. Please do so on arrival:',
          points: [
            'write visible damage or missing pieces on the transporter’s receipt, and tell us within 48 hours;',
            'tell us of anything else that differs from the order within seven days, before the steel is cut, welded or coated.',
          ],
        },
        'If a complaint is right, we see to it that the goods are replaced, the price is reduced or the money returned. Rights that a statute gives you, and that cannot be waived, remain untouched.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancelling',
      clauses: [
        'Under <orders>My Orders</orders> you can cancel an order, or delete single lines of it, while its status is Confirmed or Processing. This costs nothing. Amounts are computed anew when a line goes, and deleting the last line cancels the order.',
        'Once an order is Dispatched it can no longer be cancelled on the site. Cancelled orders stay on record, as accounting law requires.',
        'We may cancel an order that was placed by fraud, that cannot lawfully be supplied, or that stays unpaid after a reminder. Whatever you paid for it is returned.',
      ],
    },
    {
      id: 'enquiries',
      title: 'Enquiries',
      clauses: [
        'An enquiry says what you need, how much, where and when. It asks for prices and binds you to nothing. It can be edited while it is in progress; quotes given before an edit are marked as outdated.',
        'You may upload a list. A program reads it and marks what it is unsure of; please check each line, because the enquiry holds what you sent off and not what the list meant.',
        'Every signed-in user sees the items and the place of delivery, and while the enquiry is open also the uploaded list. Leave out of it whatever others should not read.',
      ],
    },
    {
      id: 'quotes',
      title: 'Quotes',
      clauses: [
        'Anyone signed in, except the buyer, may quote while an enquiry is in progress. Each party has one quote per enquiry and may replace it until one is accepted. Prices are for the unit of each item, before GST.',
        'A quote is an offer of the party that gives it. Whoever quotes must be able and willing to supply at that price until the date that the quote names, or for a reasonable time where it names none.',
        'Accepting a quote completes the enquiry and makes an order at the quoted prices. If you divide an enquiry between several parties, one order is made for each of them, with its own charges.',
        'Quotes are sealed: only the buyer and our administrators see them. A party learns its own rank only if the buyer switches that on. Parties must not agree on prices with each other.',
      ],
    },
    {
      id: 'your-content',
      title: 'What you send us',
      clauses: [
        'Lists, messages and drawings remain yours. You allow us to store them and to show them to those who need them for the enquiry or the order, and for nothing else. You confirm that you may share them.',
        {
          text: 'You may not use the site',
          points: [
            'with a false identity, or with the GST number of another business;',
            'to send unlawful, misleading or infringing content, or files meant to do harm;',
            'to copy the catalogue or prices by program on a scale that burdens it, or to get around its limits;',
            'to learn the prices or contacts of competitors by enquiries that you do not mean.',
          ],
        },
        'If you break these rules we may remove content, block the account or end it, after telling you why where the law and the danger allow it. Orders that are already confirmed are still carried out.',
      ],
    },
    {
      id: 'availability',
      title: 'The site itself',
      clauses: [
        'We look after the site with care, but cannot promise that it is always reachable or free of faults. Maintenance is announced where it can be.',
        'The link to the messaging app and other outside links lead to services with terms of their own.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      clauses: [
        'We are liable without limit for fraud, for intent and gross negligence, and wherever the law forbids a limit.',
        'Otherwise our liability for one order is limited to its value, and does not cover lost profit, idle sites or other indirect loss. Neither side answers for what it could not prevent, such as flood, strike, war, epidemic or an act of government.',
        'You answer for loss that arises from false details in your account, or from the use of steel for a purpose for which its grade and standard are not made.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending and changes',
      clauses: [
        'You may close your account at any time by writing to us. Open orders are completed first; what must be kept by law is kept.',
        'When these terms change in something that matters to you, we say so by e-mail or on the site before the change applies. Orders follow the terms in force when they were confirmed.',
        'If one clause is void, the others stand. The law of India applies. How disputes are settled, and where, is in the <legal>legal notice</legal>.',
      ],
    },
  ],
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
