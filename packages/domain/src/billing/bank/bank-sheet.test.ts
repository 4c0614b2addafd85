import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBankDay, readBankSheet } from './bank-sheet'

test('the columns are found by their names, below whatever the bank puts above them', () => {
  const sheet = [
    ['State Bank of India', ''],
    ['Account', '00000012345'],
    ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
    ['18-Nov-2026', '18/11/2026', 'NEFT VERMA FABRICATORS INV/26-27/000001', 'N123', '', '2,66,025.00', '9,99,999.00'],
    ['18-Nov-2026', '18/11/2026', 'Charges', '', '17.70', '', '9,99,982.30'],
    ['Total', '', '', '', '17.70', '2,66,025.00', ''],
  ]
  expect(readBankSheet(sheet)).toEqual([
    { on: '2026-11-18', paise: 26_602_500n, text: 'NEFT VERMA FABRICATORS INV/26-27/000001', reference: 'N123' },
  ])
})

test.each([
  [['Date', 'Narration', 'Chq./Ref.No.', 'Withdrawal Amt.', 'Deposit Amt.']],
  [['Transaction Date', 'Particulars', 'Deposits']],
])('a bank may call them %j', (head) => {
  const row = head.map((name) => (/date/i.test(name) ? '01/04/26' : /deposit/i.test(name) ? 'Rs. 100.5 Cr' : 'x'))
  expect(readBankSheet([head, row])).toMatchObject([{ on: '2026-04-01', paise: 10_050n, text: 'x' }])
})

test('without the columns there is nothing to read', () => {
  expect(
    readBankSheet([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ).toBeNull()
  expect(readBankSheet([])).toBeNull()
})

test.each([
  ['2026-11-18', '2026-11-18'],
  ['2026-11-18T00:00:00Z', '2026-11-18'],
  ['18.11.2026', '2026-11-18'],
  ['18 November 2026', '2026-11-18'],
  ['5/1/26', '2026-01-05'],
  ['31/02/2026', null],
  ['11/18/2026', null],
  ['Total', null],
  ['', null],
])('%j is the day %j', (cell, day) => expect(readBankDay(cell)).toBe(day))

test('no cell makes it fail', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 6 }), (cells) => {
      const rows = readBankSheet([['date', 'narration', 'credit', 'ref'], ...cells]) ?? []
      expect(rows.every(({ paise }) => paise > 0n)).toBe(true)
    }),
  )
})
