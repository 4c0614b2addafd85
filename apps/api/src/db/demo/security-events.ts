import type { SecurityKind } from '@lohahaat/contract/platform/security-log/security-kinds'
import type { DemoEmail } from './demo-accounts'

interface DemoEvent {
  minutesAgo: number
  kind: SecurityKind
  email: DemoEmail | null
  network: string
  details: Readonly<Record<string, string | number>>
}

/** Networks reserved for documentation. */
const desk = '192.0.2.0/24'
const works = '198.51.100.0/24'
const yard = '2001:db8:17::/48'
const elsewhere = '203.0.113.0/24'

const code = { purpose: 'sign-in' }
const wrong = { by: 'code', reason: 'otp-incorrect' }

/** Two days of a small office, with somebody guessing codes in between. */
export const demoSecurityEvents: readonly DemoEvent[] = [
  { minutesAgo: 2890, kind: 'code-requested', email: 'supplier@lohahaat.example', network: yard, details: code },
  { minutesAgo: 2888, kind: 'sign-in', email: 'supplier@lohahaat.example', network: yard, details: { by: 'code' } },
  { minutesAgo: 2845, kind: 'sign-out', email: 'supplier@lohahaat.example', network: yard, details: {} },
  { minutesAgo: 1530, kind: 'code-requested', email: 'buyer@lohahaat.example', network: works, details: code },
  { minutesAgo: 1529, kind: 'sign-in-failed', email: 'buyer@lohahaat.example', network: works, details: wrong },
  { minutesAgo: 1528, kind: 'sign-in', email: 'buyer@lohahaat.example', network: works, details: { by: 'code' } },
  {
    minutesAgo: 1490,
    kind: 'rights-refused',
    email: 'buyer@lohahaat.example',
    network: works,
    details: { reason: 'admins-only', call: 'GET /ConfirmOrder/LH/AllOrders' },
  },
  { minutesAgo: 190, kind: 'sign-in-failed', email: 'admin@lohahaat.example', network: elsewhere, details: wrong },
  { minutesAgo: 189, kind: 'sign-in-failed', email: 'admin@lohahaat.example', network: elsewhere, details: wrong },
  {
    minutesAgo: 188,
    kind: 'sign-in-failed',
    email: null,
    network: elsewhere,
    details: { ...wrong, times: 1000 },
  },
  { minutesAgo: 95, kind: 'code-requested', email: 'admin@lohahaat.example', network: desk, details: code },
  { minutesAgo: 94, kind: 'sign-in', email: 'admin@lohahaat.example', network: desk, details: { by: 'code' } },
  {
    minutesAgo: 71,
    kind: 'rights-used',
    email: 'admin@lohahaat.example',
    network: desk,
    details: { call: 'PUT /Stock/LH/StockPrice', itemId: 12 },
  },
  {
    minutesAgo: 64,
    kind: 'export',
    email: 'admin@lohahaat.example',
    network: desk,
    details: { call: 'GET /Stock/LH/ExportStock' },
  },
]
