import { CODE, NEW_EMAIL, type Population } from './fill-world'
import type { Known } from './arbitrary-of'

const EMAILS = ['somebody@works.example', NEW_EMAIL]
const PHONES = ['9812345678', '7000000000']
const GST = ['06AAACA0000A1Z2', '22AAAAA0000A1Z5', '06aaaca0000a1z2']
const LISTS = [
  'SHS 50x50x2.9 25 nos',
  'GI pipe 50NB B class 300 kg\n65 NB light 10 nos\n\nsomething nice',
  '1\t2\t3',
  '',
]

const texts: Record<string, readonly unknown[]> = {
  email: EMAILS,
  buyeremail: EMAILS,
  username: EMAILS,
  password: [CODE],
  otp: [CODE, '54321'],
  phone: PHONES,
  phoneno: PHONES,
  sellerphoneno: PHONES,
  buyercontactphone: PHONES,
  gstno: GST,
  pincode: ['123401', '110001'],
  deliveryplace: ['123401', 560001],
  department: ['pipe', 'PIPE', 'Tubes'],
  parametercode: ['Delivery', 'Grade'],
  search: ['apollo', '50x50', 'E-0000', 'LH/26', '%', '_', '\\'],
  text: LISTS,
  hsn: ['73066100', '7306'],
  quantity: [1, 2, '2.5', '10000000', '3.0001', 0.5],
  selectedgrades: ['YSt 310', 'YSt 210'],
  selectedstandards: ['IS 4923', 'IS 1239'],
  resource: ['Brand', 'Stock Item'],
  price: [61_000, 0.01, 1_000_000],
  length: [6, 12, 0.001],
  page: [1, 2, 3],
  pagesize: [1, 24, 100],
}

/** Existing values, so that requests reach real records. */
export function knownValues({ ids, people, tokens }: Population): Known {
  const everybody = Object.values(people)
  const words = new Map<string, readonly unknown[]>(Object.entries(texts))
  words.set('username', [...EMAILS, ...everybody.map(({ email }) => email)])
  words.set(
    'key',
    everybody.map(({ key }) => key),
  )
  words.set('token', tokens)
  return (field) => words.get(field.toLowerCase()) ?? ids.get(field.toLowerCase())
}
