import { describe, expect, test } from 'vitest'
import { consignmentStates } from '@lohahaat/domain/fulfilment/consignment'
import { findBalance } from '../../../../billing/ledger/account.repository'
import { findAdvance, listOpenBills } from '../../../../billing/ledger/open-bills.repository'
import { findAlarmed } from '../../../../fulfilment/certificates/alarmed'
import { useDemoHistory } from '../../../../testing/scenes/demo-history'

const { filled, ask, odd } = useDemoHistory()

const companyOf = async (name: string) => {
  const [row] = await ask<{ id: number }>(`select id from companies where name = '${name}'`)
  return row?.id ?? 0
}

describe('trucks', () => {
  test('stand in every state, and one order is partly dispatched', async () => {
    const found = await ask<{ state: string }>('select distinct state from consignments')
    expect(found.map(({ state }) => state).sort()).toEqual([...consignmentStates].sort())
    const partly = await ask('select status, buyer_order_no as no from orders where partly_dispatched')
    expect(partly).toEqual([{ status: 'Processing', no: 'KF/PO/0493' }])
  })

  test('those on the road have an invoice and an e-way bill that is valid for a day or more', async () => {
    const tomorrow = new Date(filled.now.getTime() + 24 * 60 * 60 * 1000).toISOString()
    expect(await odd(`from consignments where state = 'Dispatched'`)).toBe(2)
    expect(
      await odd(`from consignments c where dispatched_at is not null and not exists (select from tax_documents d
        join eway_bills b on b.invoice_id = d.id where d.consignment_id = c.id
          and (c.state <> 'Dispatched' or b.ends_at > '${tomorrow}'))`),
    ).toBe(0)
  })

  test('one arrived short and was settled by a credit note after a third slip, of one the weights are disputed', async () => {
    const found = await ask(`select c.state, c.note_no is not null as settled,
        string_agg(slip.side || ' ' || slip.net_kg, ', ' order by slip.id) as slips
      from consignments c join weighbridge_slips slip on slip.consignment_id = c.id
      group by c.id having count(*) > 1 order by c.id`)
    expect(found).toEqual([
      { state: 'Closed', settled: true, slips: 'seller 4510, buyer 4470, third 4480' },
      { state: 'Received', settled: false, slips: 'seller 4520, buyer 4470' },
    ])
    expect(await odd("from tax_documents where kind = 'credit'")).toBe(1)
  })

  test('an order that trucks carried has no lines that none has, where all have left', async () => {
    expect(
      await odd(`from order_lines l join orders o on o.id = l.order_id where l.removed_at is null
        and o.status in ('Dispatched', 'Delivered') and exists (select from consignments c where c.order_id = o.id)
        and not exists (select from consignment_lines load where load.order_line_id = l.id)`),
    ).toBe(0)
  })
})

describe('papers', () => {
  test('invoices, notes and receipts are numbered without a gap, in the order of time', async () => {
    expect(
      await odd(`from (select serial, row_number() over (partition by kind, financial_year order by issued_at, id) as place
        from tax_documents) d where serial <> place`),
    ).toBe(0)
    expect(
      await odd(`from (select split_part(number, '/', 3)::int as serial,
          row_number() over (partition by split_part(number, '/', 2) order by created_at, id) as place from receipts) r
        where serial <> place`),
    ).toBe(0)
  })

  test('some invoices are with IGST, others with its halves', async () => {
    const found = await ask(`select distinct entry.account from ledger_entries entry join ledger_postings posting
      on posting.id = posting_id where posting.kind = 'invoice' and entry.account like '%gst%' order by 1`)
    expect(found.length).toBeGreaterThanOrEqual(3)
  })
})

describe('certificates', () => {
  test('are tied to what was loaded; two of them have somebody to look at them', async () => {
    expect(await odd("from certificates where state = 'confirmed'")).toBe(5)
    const untied = 'not exists (select from certificate_ties where certificate_id = certificates.id)'
    expect(await odd(`from certificates where ${untied}`)).toBe(0)
    const alarmed = await findAlarmed(filled.connection.db, {})
    const found = await ask(`select certificate_no as no from certificates where id in (${alarmed.join()}) order by id`)
    expect(found).toEqual([{ no: 'TC/21602' }, { no: 'TC/5188' }])
  })

  test('each has its PDF', async () => {
    const files = await ask<{ name: string; bytes: number }>('select stored_name as name, bytes from files')
    expect(files).toHaveLength(5)
    for (const { name, bytes } of files) expect(filled.stored.get(name)?.length).toBe(bytes)
  })
})

describe('money', () => {
  test('every posting balances, and every account comes to its open bills less its advance', async () => {
    expect(await odd('from (select from ledger_entries group by posting_id having sum(paise) <> 0) unbalanced')).toBe(0)
    const { db } = filled.connection
    const companies = await ask<{ id: number }>('select distinct company_id as id from tax_documents')
    expect(companies.length).toBe(3)
    for (const { id } of companies) {
      const owed = (await listOpenBills(db, id)).reduce((sum, { open }) => sum + open, 0n)
      expect(await findBalance(db, { companyId: id })).toBe(owed - (await findAdvance(db, id)))
    }
  })

  test('the order with the credit note is paid to the paisa', async () => {
    const [order] = await ask<{ id: number }>("select id from orders where buyer_order_no = 'KF/PO/0461'")
    const id = order?.id ?? 0
    const bills = await listOpenBills(filled.connection.db, await companyOf('Kadamb Fabricators'))
    expect(bills.filter(({ orderId }) => orderId === id)).toEqual([])
    expect(await odd(`from tax_documents where order_id = ${id}`)).toBe(3)
  })

  test('Pawana owes something for more than 60 days, has kept tax back, and has terms', async () => {
    const [oldest] = await listOpenBills(filled.connection.db, await companyOf('Pawana Structures'))
    expect(new Date(oldest?.issuedOn ?? filled.now).getTime()).toBeLessThan(filled.now.getTime() - 60 * 86_400_000)
    expect(await odd('from receipts where tds_paise > 0')).toBe(1)
    expect(await odd('from credit_terms where days = 30 and limit_paise is not null')).toBe(1)
  })

  test('one company has paid in advance', async () => {
    const id = await companyOf('Badkhal Engineering Works')
    expect(await findAdvance(filled.connection.db, id)).toBe(75_000_00n)
  })

  test('suppliers have billed each truck that left, and some of it is due and some overdue', async () => {
    const day = filled.now.toISOString().slice(0, 10)
    expect(
      await odd(`from consignments c where dispatched_at is not null
        and not exists (select from supplier_invoices i where i.consignment_id = c.id)`),
    ).toBe(0)
    expect(await odd(`from supplier_invoices where due_on > '${day}'`)).toBeGreaterThan(0)
    expect(await odd('from supplier_payments')).toBe(3)
  })
})
