import { inLanguages } from '@lohahaat/domain/platform/language'
import type { LegalText } from '../../../parts/site/legal-document/legal-text'
import { company } from '../../../company'
import { hoursInEnglish, site } from '../../../site'
import { hi } from './texts.hi'

const en: LegalText = {
  title: 'Legal notice',
  description: `Who runs ${site.name} and in which role, GST and invoices, standards and weights, risk and inspection, takedown, grievances and disputes.`,
  intro:
    'Who runs the site and in which role, under which laws steel is described, weighed, taxed and delivered here, and whom to turn to. What you and we agree with each other is in the terms and conditions; this page holds the notices and disclosures that the law asks for.',
  sections: [
    {
      id: 'company',
      title: 'Company',
      clauses: [
        {
          text: `${site.name} is run by:`,
          table: {
            head: ['Particular', 'Entry'],
            rows: [
              ['Legal name', company.legalName],
              ['Office', company.office],
              ['Company registration (CIN)', company.registration],
              ['GST number', company.gstin],
              ['E-mail', `<support>${site.supportEmail}</support>`],
              ['Phone', `<phone>${site.supportPhone}</phone>`],
              ['Grievance officer', `${company.grievanceOfficer}, <grievance>${company.grievanceEmail}</grievance>`],
            ],
          },
        },
        'Entries marked as samples belong to a trial installation. Whoever runs the site for real trade replaces them beforehand, and nothing shown until then is an offer for sale.',
      ],
    },
    {
      id: 'role',
      title: 'Our role',
      clauses: [
        'For enquiries, uploaded lists and quotes we are an intermediary within the meaning of section 2(1)(w) of the Information Technology Act, 2000 (IT Act). We store and show what others write, do not choose its recipients among those who may read it, and do not alter it. Section 79 of the Act and the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 (Intermediary Rules) apply.',
        'An order names its seller, with address and GST number, on the order itself and on the proforma invoice. An order may hold the stock of several suppliers; the seller named there is the one who sells to you and issues the tax invoice. Where we are that seller, we answer as a seller and do not rely on being an intermediary.',
        'We charge platform fees per ton of an order, shown in the cart, and may agree a commission with suppliers. The list of products is sorted by what you choose, at first by price from the lowest. Nobody can pay for a place in it.',
      ],
    },
    {
      id: 'suppliers',
      title: 'Suppliers',
      clauses: [
        'Suppliers are businesses that an administrator has entered in our register of sellers. “Verified supplier” beside a quote means that an administrator has looked at the particulars of the business and marked its record. It is no certificate of quality and no promise that a supplier will perform.',
        'Each supplier answers for the truth of what it says about its goods, for its right to sell them, and for its own taxes, licences and standard marks. We remove whoever misuses the site.',
        'A supplier registered as a micro or small enterprise keeps its rights to timely payment under the Micro, Small and Medium Enterprises Development Act, 2006; nothing here shortens them.',
      ],
    },
    {
      id: 'products',
      title: 'Product information and standards',
      clauses: [
        'Size, wall thickness, length, grade, standard, stamp, test certificate and delivery time of an item are stated as the supplier gives them. Goods must correspond with that description (section 15 of the Sale of Goods Act, 1930).',
        {
          text: 'Items refer to standards of the Bureau of Indian Standards in the edition current at manufacture, among them:',
          table: {
            head: ['Standard', 'Covers'],
            rows: [
              ['IS 1239 (Part 1)', 'Steel tubes, black and galvanised, to 150 mm nominal bore'],
              ['IS 1161', 'Steel tubes for structural purposes'],
              ['IS 3589', 'Larger pipes for water and sewage'],
              ['IS 3601', 'Tubes for mechanical and general engineering'],
              ['IS 4923', 'Hollow steel sections for structural use'],
              ['IS 277', 'Galvanised strip, from which pre-galvanised tube is made'],
            ],
          },
        },
        'The Bureau of Indian Standards Act, 2016 and the quality control orders made under it require many kinds of steel tube to carry the Standard Mark under a licence of the maker. Each item says which stamp it has. A supplier may not offer goods without a mark where an order in force prescribes it; if you notice such an item, please report it, and it is taken out of the catalogue.',
        'Suitability for a structure, a pressure or a fluid is for your engineer to judge. Nothing on this site replaces a design.',
      ],
    },
    {
      id: 'quality',
      title: 'Certificates and inspection',
      clauses: [
        'Where an item says MTC, the mill’s test certificate for the heat or lot comes with the goods. The mill issues it and answers for its results; we pass it on unaltered.',
        'You may have goods examined by a third party before dispatch, at your cost and by arrangement. A buyer who has not examined goods before delivery has not accepted them until there was a reasonable opportunity to do so (sections 41 and 42 of the Sale of Goods Act, 1930). The <terms>terms</terms> say how soon complaints should reach us.',
      ],
    },
    {
      id: 'measures',
      title: 'Weights and measures',
      clauses: [
        'Quantities are in metric units as the Legal Metrology Act, 2009 prescribes: millimetres, metres, kilograms and metric tons (MT) of 1,000 kg. Sizes in inches or nominal bore are trade names beside them.',
        'Weights per piece are nominal: the printed tables of the standard, otherwise its formula with a density of 7,850 kg per cubic metre. A weighbridge that measures for trade must bear a valid verification stamp; you may ask for the slip and be present at the weighing.',
        'Standards allow tolerances on thickness and mass. IS 1239, for example, allows more on a single tube than on a whole lot. The weighed and the nominal weight therefore rarely agree to the kilogram.',
        'Pipe is sold loose, by weight or number. Should goods be pre-packed, the declarations of the Legal Metrology (Packaged Commodities) Rules, 2011 appear on the package.',
      ],
    },
    {
      id: 'taxes',
      title: 'Prices and GST',
      clauses: [
        'Prices of the catalogue and of quotes exclude goods and services tax. The rate on the steel pipes of this site, most of them under HSN heading 7306 and larger welded ones under 7305, is 18% at present; a change of rate applies from the day on which it takes effect.',
        'If seller and place of supply are in the same state, the tax is split into CGST and SGST (or UTGST); otherwise IGST is charged, under the Integrated Goods and Services Tax Act, 2017. We take the state of your billing GST number as the place of supply, also where goods are shipped elsewhere at your direction.',
        'Cart and proforma invoice reckon GST on the goods total. GST on charges, which section 15 of the Central Goods and Services Tax Act, 2017 (CGST Act) requires as well, is named beside the total and added on the tax invoice, which is decisive.',
        'Amounts are rounded to the paisa; the total of an invoice may be rounded to the rupee (section 170 of the CGST Act). Taxes that the law asks to be deducted or collected at source are handled as it says.',
      ],
    },
    {
      id: 'documents',
      title: 'Invoices and transport documents',
      clauses: [
        'The seller issues a tax invoice under section 31 of the CGST Act and rule 46 of its Rules, with an e-invoice reference where that applies to him. Only it entitles you to input tax credit, and only on the GST number given for billing. Please check that number before you confirm: an issued invoice can be corrected by credit or debit note alone.',
        'The proforma invoice is a statement of the order for your approval and payment. It is not a tax invoice.',
        'A consignment worth more than ₹50,000 travels with an e-way bill (rule 138 of the CGST Rules); several states set other limits for journeys within the state. Give us correct addresses and PIN codes: a lorry with a wrong bill may be detained.',
      ],
    },
    {
      id: 'contract',
      title: 'How contracts come about',
      clauses: [
        'Contracts made through the site are valid although they are electronic (section 10A of the IT Act). The Indian Contract Act, 1872 and the Sale of Goods Act, 1930 govern them.',
        'The catalogue is an invitation. With Confirm Order you make an offer, and the order number, shown and mailed to you, is the acceptance. A quote is an offer of the party that gives it; accepting it on the site concludes the contract at the quoted prices.',
        'The site keeps the contents of each order, and you can read and print them under <orders>My Orders</orders>. Contracts are made in English.',
      ],
    },
    {
      id: 'records',
      title: 'Electronic records and data',
      clauses: [
        'Orders, their changes of status and our e-mails are electronic records, which sections 4 and 7 of the IT Act recognise. They may be produced in evidence under the Bharatiya Sakshya Adhiniyam, 2023. Dates and times are in Indian Standard Time.',
        'Accounts are kept for as long as section 36 of the CGST Act, income-tax law and, where it applies, the Companies Act, 2013 require.',
        'Personal data is processed under the Digital Personal Data Protection Act, 2023, as its provisions come into force, and section 43A of the IT Act until then. The <privacy>privacy policy</privacy> is our notice. Data requests are handled within 30 days. Accounts are for persons of at least 18 years.',
      ],
    },
    {
      id: 'risk',
      title: 'Delivery, property and risk',
      clauses: [
        'Unless the order says otherwise, goods are delivered when they reach the shipping address; where your own transporter collects them, when they are loaded. Risk passes to you at that moment, as section 26 of the Sale of Goods Act, 1930 lets us agree, and property once the price has been paid as well.',
        'Unloading is yours. A carrier who arrives in business hours and cannot be unloaded may charge for waiting.',
        'If you must refuse goods because they do not correspond with the order, keep them safe and apart. You need not send them back yourself; tell us that you refuse them (section 43 of that Act).',
      ],
    },
    {
      id: 'returns',
      title: 'Cancellation, returns and refunds',
      clauses: [
        'Until an order is dispatched its buyer may cancel it, or lines of it, without charge; how, is in the <terms>terms</terms>. The record of a cancelled order is kept, because numbers of orders follow each other without gaps.',
        'Cut, bent or specially rolled lengths cannot be taken back if they are as ordered. Other goods are taken back by agreement; wrong or defective goods always, at no cost to you.',
        'A refund goes to the account from which the payment came. Where a tax invoice was issued, a credit note under section 34 of the CGST Act goes with it, and input tax credit already taken must be reversed.',
      ],
    },
    {
      id: 'competition',
      title: 'Fair competition',
      clauses: [
        'Each party quotes alone. To agree on prices, to divide enquiries or to quote for show is bid rigging under section 3 of the Competition Act, 2002. Quotes are sealed for this reason, and we report reasonable suspicion.',
        'No gift, commission or favour may be offered to anyone, here or at the buyer’s, in return for an order. Where a public authority or undertaking buys, the Prevention of Corruption Act, 1988 reaches those who give as well as those who take.',
        'The site serves trade within India. Whoever exports what was bought here does so in his own name and sees to permits, customs and sanctions.',
      ],
    },
    {
      id: 'user-content',
      title: 'Content of users',
      clauses: [
        {
          text: 'Under rule 3 of the Intermediary Rules users may not host, upload or share anything that',
          points: [
            'belongs to another person and to which they have no right;',
            'infringes a patent, trade mark, copyright or other right;',
            'is obscene, defamatory, hateful, harmful to children, or invades the privacy of others;',
            'deceives about its origin or is knowingly false or misleading;',
            'impersonates somebody, or holds harmful software;',
            'threatens the unity, security or public order of India, or breaks any law.',
          ],
        },
        'Whoever does not comply with the law, these rules or the <terms>terms</terms> may lose access to the site, and the content may be removed.',
      ],
    },
    {
      id: 'takedown',
      title: 'Notice and takedown',
      clauses: [
        {
          text: 'If something here infringes your rights or the law, write to the grievance officer with',
          points: [
            'the address of the page or the number of the enquiry;',
            'what is wrong with it, and on which right you rely;',
            'your name and contact details, and whether you act for somebody;',
            'a statement that your particulars are true.',
          ],
        },
        'Orders of a court or of an authorised agency of government are carried out within the time that the Intermediary Rules allow. Removed content and its records are preserved for 180 days, or longer if an authority asks for it.',
      ],
    },
    {
      id: 'property',
      title: 'Intellectual property',
      clauses: [
        `Texts, drawings, the arrangement of the catalogue and the software of ${site.name} are protected by the Copyright Act, 1957. You may print and share pages for your own purchasing; copying the catalogue into another service needs our consent.`,
        'Names and marks of mills and brands belong to their owners under the Trade Marks Act, 1999. They are used to say whose goods are offered, and imply neither partnership nor approval.',
      ],
    },
    {
      id: 'grievance',
      title: 'Grievance officer',
      clauses: [
        `Complaints about content, an order, personal data or a supplier go to ${company.grievanceOfficer}, at the office named above, <grievance>${company.grievanceEmail}</grievance> or <phone>${site.supportPhone}</phone>, ${hoursInEnglish}.`,
        'A complaint is acknowledged within 24 hours and resolved within 15 days, or in the shorter time that the rules in force prescribe. Other legal questions are answered within 48 to 72 hours.',
        'Who is not content with a decision about content under the Intermediary Rules may appeal to a Grievance Appellate Committee of the Central Government within 30 days. The way to the Data Protection Board of India is in the <privacy>privacy policy</privacy>.',
      ],
    },
    {
      id: 'consumers',
      title: 'Consumer law',
      clauses: [
        'Who buys for resale or for a commercial purpose is, as a rule, not a consumer under section 2(7) of the Consumer Protection Act, 2019. The site is meant for such buyers. All the same, it gives the information that the Consumer Protection (E-Commerce) Rules, 2020 ask for: who we are, the seller of each order, the total price with every charge, and how to cancel and complain.',
        'Where somebody is a consumer in law, for instance a person who buys only to earn a livelihood by self-employment, all rights under that Act remain, among them complaint to a Consumer Commission. No clause here or in the terms takes them away.',
      ],
    },
    {
      id: 'limits',
      title: 'Liability and force majeure',
      clauses: [
        'The limits of our liability are in the <terms>terms</terms>. They do not touch liability that the law does not allow us to limit, nor the conditions and warranties implied by sections 14 to 17 of the Sale of Goods Act, 1930, as far as these cannot be excluded in the case at hand.',
        'An event beyond reasonable control suspends the duties that it prevents. If it lasts for more than 60 days, either side may end the order as to goods not yet delivered, and what was paid for them is returned (compare section 56 of the Indian Contract Act, 1872).',
      ],
    },
    {
      id: 'disputes',
      title: 'Law and disputes',
      clauses: [
        'The laws of India apply. Please write to us first: most matters are settled by talking, and we allow 30 days for it.',
        `What remains open between businesses is decided by a sole arbitrator, appointed by both sides together or else under the Arbitration and Conciliation Act, 1996. The seat is ${company.seat}, the language English or Hindi. Courts at ${company.seat} have jurisdiction over everything that the Act leaves to courts. Urgent relief may be sought there at any time.`,
        'Periods of the Limitation Act, 1963 are not shortened. Mandatory forums, such as Consumer Commissions and Facilitation Councils for small enterprises, remain open.',
      ],
    },
    {
      id: 'accessibility',
      title: 'Accessibility, links and changes',
      clauses: [
        'We build the site to level AA of the Web Content Accessibility Guidelines 2.2, in the spirit of the Rights of Persons with Disabilities Act, 2016: it works by keyboard and screen reader, in light and dark. If something stands in your way, <contact>tell us</contact>, and we help by phone meanwhile.',
        'Links to the messaging app or to other sites lead to pages of others, who alone answer for them.',
        'This page is information and not legal or tax advice. When it changes, the date at the top changes with it; orders follow the text in force when they were confirmed.',
      ],
    },
  ],
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
