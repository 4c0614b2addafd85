import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  roles: { Admin: 'Admin', User: 'User' } as Readonly<Record<string, string>>,
  skip: 'Skip to content',
  loading: 'Loading',
  sampleData: 'Sample data',
  sampleDataNote: 'Sample data: brands, stock and prices are examples',
  offlineSince: (time: string) => `No network. This page is from ${time}; what you type is kept and sent later.`,
  offline: 'You are offline. Nothing you have typed is lost; it can be sent once the connection is back.',
  stayedHere: 'This page can’t be opened while you are offline.',

  cart: 'Cart',
  cartOf: (count: number) => plural(count, { one: 'Cart, # item', other: 'Cart, # items' }),
  signIn: 'Sign In',
  getStarted: 'Get Started',
  signOut: 'Sign Out',
  accountOf: (name: string) => `Account of ${name}`,
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  account: 'Account',
  admin: 'Admin',

  searchPipes: 'Search all pipes',
  searchExample: '50x50x2.9, gi 2", apollo 40x40',

  home: 'Home',
  pipes: 'Pipes',
  about: 'About',
  contact: 'Contact',
  writeMessage: 'Write a message',
  myEnquiries: 'My Enquiries',
  myOrders: 'My Orders',
  supplier: 'Supplier',
  rates: 'Rates',

  orderOnWhatsApp: 'Order on WhatsApp',
  orderMessage: (name: string) => `Hello ${name}, I would like to order steel pipes.`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
