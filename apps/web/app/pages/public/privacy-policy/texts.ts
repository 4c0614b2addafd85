import { inLanguages } from '@lohahaat/domain/platform/language'
import type { LegalText } from '../../../parts/site/legal-document/legal-text'
import { company } from '../../../company'
import { site } from '../../../site'
import { hi } from './texts.hi'

/** How we treat data; what people may ask of us is in `rights-texts.ts`. */
const en: LegalText = {
  title: 'Privacy policy',
  description: `Which personal data ${site.name} keeps, why, for how long and who sees it, and how to have it shown, corrected or erased.`,
  intro:
    'Which personal data we keep, why, for how long and who sees it; and how you have it shown, corrected or erased. In short: we keep what an order of steel needs, nobody pays us for it, and nothing follows you around.',
  sections: [
    {
      id: 'scope',
      title: 'Who is responsible',
      clauses: [
        `${company.legalName}, ${company.office}, decides why and how personal data is processed on ${site.name}. In the words of the Digital Personal Data Protection Act, 2023 (DPDP Act) we are the Data Fiduciary and you are the Data Principal.`,
        'This page is our notice under that Act and the Digital Personal Data Protection Rules, 2025, as their provisions come into force. It is also our policy under section 43A of the Information Technology Act, 2000 and the Rules of 2011 on reasonable security practices and sensitive personal data (SPDI Rules), for as long as these apply.',
        'It covers the website, its e-mails, and what you send us through it. It does not cover the sites of others to which we link.',
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      clauses: [
        {
          text: 'Almost everything comes from you, when you type it in or send it off:',
          table: {
            head: ['Data', 'When', 'What for'],
            rows: [
              ['Name, business, phone, e-mail address, GST number, consent to the terms', 'Sign-up', 'Your account'],
              ['PIN code', 'Profile', 'Delivery'],
              ['Billing and shipping addresses with name, phone and GST number', 'Cart', 'Delivery, tax, invoices'],
              ['Cart, orders, cancellations', 'Ordering', 'Carrying out the contract, accounts'],
              ['Enquiries, uploaded or pasted lists, quotes', 'Enquiring, quoting', 'Getting and giving prices'],
              ['Name, e-mail address, phone, message', 'Contact form', 'Answering you'],
              ['E-mail address', 'Newsletter box', 'Sending the newsletter'],
              ['Kind of browser and device, time of sign-in and last visit', 'Signing in', 'Your list of sessions'],
              ['Network (IP) address', 'Asking for an OTP and similar steps', 'Limits against abuse'],
              [
                'Sign-ins, failed tries, rights used and files taken, with a shortened network address',
                'Signing in, downloading',
                'Finding misuse of accounts',
              ],
              ['Sellers: name, phone, office address, commission', 'By our administrators', 'Dealing with suppliers'],
              ['Who changed which record, and when', 'Administration', 'Audit'],
            ],
          },
        },
        'Where a GST number belongs to a proprietor, it contains his PAN. We therefore treat GST numbers as personal data, although they can be looked up in public.',
        'If you give us data of somebody else, such as the storekeeper who receives the goods, please tell that person and make sure that you may.',
      ],
    },
    {
      id: 'what-we-do-not-collect',
      title: 'What we do not collect',
      clauses: [
        'We keep no passwords, since there are none, and no card numbers or bank details of buyers. We ask for nothing that the SPDI Rules call sensitive, such as health or biometric data. Please do not put such data into messages or lists.',
        'There is no advertising, no tracking, no analytics by third parties and no profile of your behaviour. Pages load their fonts, pictures and programs from our own server alone, so that reading them tells no other company anything.',
      ],
    },
    {
      id: 'grounds',
      title: 'On which ground',
      clauses: [
        {
          text: 'We process personal data only for the purposes above, and on these grounds of the DPDP Act:',
          points: [
            'your consent, given by ticking the box at sign-up, by confirming the newsletter, or by sending a form (section 6);',
            'data that you give us of your own accord for a stated purpose, such as an address for a delivery (section 7);',
            'duties of law, such as keeping invoices and answering lawful orders of courts and authorities (section 7).',
          ],
        },
        'We ask for no more than a purpose needs. If a new purpose comes up, we ask first.',
        'A program reads lists that you upload and matches them with sizes of the catalogue. It decides nothing about persons, and a line it is unsure of is left to you.',
      ],
    },
    {
      id: 'who-sees-what',
      title: 'Who sees what on the site',
      clauses: [
        {
          text: 'An enquiry only works if others can read it. So that you know beforehand:',
          points: [
            'every signed-in user sees the items, quantities, delivery time and place of your enquiry, but not who you are;',
            'while the enquiry is open, every signed-in user can also open the list that you uploaded, because a party must read it before it can quote; afterwards only you, our administrators and the parties that quoted;',
            'your name, business name, phone and e-mail address are shown to a party only after you accept its quote;',
            'a quote is seen by the buyer and our administrators, never by another party; the buyer may let parties know their rank, without names or prices.',
          ],
        },
        'Your orders, with their addresses, are seen by you and by our administrators; your cart and your list of saved addresses are yours alone.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who else receives data',
      clauses: [
        {
          text: 'We sell no data and rent none out. We pass on what is needed, and no more, to',
          points: [
            'the supplier, the mill’s yard and the transporter who carry out your order;',
            'companies that run servers and deliver e-mail for us, under contract and on our instructions (Data Processors);',
            'accountants, auditors and lawyers, who are bound to secrecy;',
            'tax authorities, courts and other authorities where the law obliges us, as with invoices and e-way bills;',
            'a successor, if the business is taken over, who is bound by this policy.',
          ],
        },
        'A processor may work outside India only in countries to which the Central Government has not restricted transfers under section 16 of the DPDP Act, and only if it protects the data as we must.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      clauses: [
        {
          text: 'We set only what the site cannot work without. So there is no banner to click away. Over https, names that begin with LH have __Host- before them.',
          table: {
            head: ['Name', 'What it is', 'How long'],
            rows: [
              [
                'UserKey, UserLoginDetailId, UserId, EmailAddressId, LegalName, Role, PinCode, Cart, SellingRole, CompanyRole, Language',
                'Session values: who is signed in, in which language he reads, and the number in the cart button',
                '30 days from the last visit, or until you sign out',
              ],
              ['LHSession', 'Second secret of a sign-in, which scripts cannot read', '30 days from the last visit'],
              [
                'LHDevice',
                'That this browser has signed in to an account before, so that strangers cannot block your sign-in; scripts cannot read it, and it names no account',
                'A year from the last sign-in',
              ],
              ['LHCaptcha', 'Signed sum of the sign-in screen', '15 minutes'],
              ['Lang', 'The language that you chose in the header', 'A year'],
              ['LHWrote', 'That you may just have changed something, so that you see it at once', '5 seconds'],
              [
                'Local storage',
                'Where to go on after a sign-in by link; the sign-up form while you open the link of its mail',
                'An hour',
              ],
              ['Session storage', 'Prices seen in the cart; a quote you have begun', 'Until the tab is closed'],
            ],
          },
        },
        'You can delete them in your browser at any time. You are then signed out, and nothing else happens.',
      ],
    },
    {
      id: 'mails',
      title: 'E-mails and the newsletter',
      clauses: [
        'We write to you about sign-in codes, your orders, enquiries and quotes. These mails belong to the service. They carry no tracking pictures, and links in them lead straight to the site.',
        'The newsletter is sent only after you have confirmed your address by the link in a first mail. Each issue has a link to unsubscribe, which works at once and asks for no reasons.',
        'Whether an address is registered with us, or subscribed, cannot be found out from the site: it answers everybody alike.',
      ],
    },
    {
      id: 'messages',
      title: 'Contact form and messaging app',
      clauses: [
        'A message from the contact form is stored and mailed to our support, so that it is not lost. You may have a copy of it sent to yourself.',
        'The links “Order on WhatsApp” and “Send Cart” leave our site and open the messaging app with a text that you can still change. Until you press its own send button nothing goes out; afterwards the privacy policy of that service applies as well. If you would rather not use it, order on the site or write to us.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      clauses: [
        {
          text: 'Data goes when its purpose is fulfilled and no law asks us to keep it:',
          table: {
            head: ['Data', 'Kept'],
            rows: [
              ['One-time passwords', 'As a hash, valid for 5 minutes, deleted after 2 days'],
              ['Sessions', 'Until you sign out, at most 30 days after your last visit and 90 days after the sign-in'],
              ['Counters against abuse, with the network address', 'Until their period is over, at most one day'],
              ['E-mails we sent', 'Contents forgotten on sending; recipient and subject for 30 days'],
              ['Saved addresses', 'Ten of each kind; the longest unused makes room for a new one'],
              ['Orders and what belongs to them', 'As long as tax and company law require, about eight years'],
              ['Enquiries, lists and quotes', 'With your account; earlier on request, where no order came of them'],
              ['Account', 'Until you close it; what belongs to orders as above'],
              ['Contact messages', 'Until your matter is settled or until you ask, at most two years'],
              ['Newsletter address', 'Until you unsubscribe, and a month longer; a month if never confirmed'],
              ['Audit log', 'As long as the records it explains'],
              ['Security log, with a shortened network address', '400 days'],
              ['Technical log', 'Between 180 days and one year, as the law in force asks'],
            ],
          },
        },
        'The technical log holds the time, the path and the result of a request. E-mail addresses, codes and keys are kept out of it.',
        'A copy in a backup is overwritten in its turn and is not used meanwhile.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      clauses: [
        'Connections are encrypted. Codes and session secrets are stored as hashes only. A sign-in is proved by two secrets together. What each person may see is decided on the server for every request, and changes by administrators are recorded. Uploaded files are never executed; they are stored under random names and handed out as downloads.',
        'No system is perfectly safe. If you find a weakness, please write to us before you tell others; we are grateful and take no action against honest research.',
      ],
    },
    {
      id: 'breach',
      title: 'If something goes wrong',
      clauses: [
        'If personal data is lost or falls into wrong hands, we tell the persons affected and the Data Protection Board of India without delay, in the form and time that the DPDP Act and its Rules lay down, and CERT-In as its directions require. We say what happened, what it may mean for you, what we have done about it and what you can do yourself.',
      ],
    },
  ],
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
