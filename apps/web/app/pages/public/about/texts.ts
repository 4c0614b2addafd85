import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'About LohaHaat',
  description:
    'Who is behind LohaHaat, founded 2025: 15+ years in the steel trade, 1000+ customers, 50+ suppliers, and what we stand for.',

  heading: 'A rate list you can hold us to.',
  intro:
    'LohaHaat is a marketplace for steel pipe in India, founded in 2025 by people who have bought, weighed and sold it for 15+ years.',
  statsLabel: 'In figures',
  years: '15+',
  yearsLabel: 'years in the steel trade',
  customers: '1000+',
  customersLabel: 'customers',
  suppliers: '50+',
  suppliersLabel: 'suppliers',
  quality: '99%',
  qualityLabel: 'quality',
  statsNote: 'The years are those of our people; the company itself dates from 2025.',

  story: 'Our story',
  storyText: [
    'For years the price of a pipe was a phone call, and another one, and a figure on the back of a slip. What a load would weigh was known at the weighbridge, and what it would cost after that.',
    'In 2025 we put what we knew in one place: every size with its rate per tonne and its weight by the standard, every charge on a line of its own, every section drawn to scale. The phone still rings. It just no longer has to ring for a price.',
  ],
  before: 'Before 2025',
  beforeName: 'At the counter',
  beforeText: '15+ years of buying, stocking and selling pipe, with rates on paper.',
  founded: '2025',
  foundedName: 'LohaHaat is founded',
  foundedText: 'The rate list goes online, open to everybody.',
  today: 'Today',
  todayName: 'Seven classes of pipe',
  todayText: 'Order by the piece or the tonne, or send a list and compare quotes.',
  next: 'Next',
  nextName: 'The rest of the yard',
  nextText: 'Angles, channels, TMT, sheets and custom work are being prepared.',

  mission: 'Our mission',
  missionText:
    'Give everybody who builds with steel the right section, at a price he can see and a weight he can check.',
  vision: 'Our vision',
  visionText:
    'A steel trade in which a workshop of five buys on the same terms of knowledge as a plant of five thousand.',

  values: 'What we stand for',
  valuesNote: 'Six tolerances, each by its sign on a drawing.',
  straight: 'Straight',
  straightText: 'Goods, GST, loading, weighment: each charge has its own line before you confirm.',
  level: 'Level',
  levelText: 'One rate for everybody, in the open. Nobody has to sign in to see it.',
  fair: 'Fair',
  fairText: 'Quotes stand side by side for the buyer. No supplier sees the price of another.',
  upright: 'Upright',
  uprightText: 'What was agreed stays: an order keeps the prices it was made with.',
  exact: 'Exact',
  exactText: 'Weights by the tables of the standard, amounts to the paisa.',
  centred: 'Centred on you',
  centredText: 'Your list is read as you write it, in inches, NB or millimetres.',

  team: 'Who you deal with',
  teamNote: 'Three people whom you reach without a menu of numbers.',
  first: {
    initials: 'RA',
    name: 'Rakesh Agarwal',
    role: 'Founder, mills and rates',
    note: 'Learned the trade on a stockyard floor and still checks the rate list before nine.',
  },
  second: {
    initials: 'MI',
    name: 'Meenakshi Iyer',
    role: 'Yards and dispatch',
    note: 'Sees to it that what is on the truck is what is on the order, to the kilo.',
  },
  third: {
    initials: 'IQ',
    name: 'Imran Qureshi',
    role: 'Suppliers and quotes',
    note: 'Looks at every supplier’s record by hand before it carries our mark.',
  },

  start: 'See what your next load costs.',
  startNote: 'The rates of today are on the first page. No account needed to look.',
  getStarted: 'Get Started Today',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
