import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Statement, StatementFormat } from '@lohahaat/contract/supply/statements/statement'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { writeDocument } from '../../documents/write-document'
import type { Services } from '../../platform/http/services'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { type Cell, writeXlsx } from '../../platform/spreadsheets/write-sheet'
import { loadStatement } from './load-statement'
import { texts } from './texts'

const mediaTypes: Record<StatementFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A statement to print or to calculate with. */
export async function writeStatementFile(
  { db, limits, seller }: Pick<Services, 'db' | 'limits' | 'seller'>,
  actor: Actor,
  { sellerId, month, format }: { sellerId: number; month: string; format: StatementFormat },
): Promise<AnsweredFile> {
  await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
  const statement = await loadStatement(db, { sellerId, month, at: actor.at })
  const { name, address, gstNumber } = seller
  const bytes =
    format === 'pdf'
      ? await writeDocument(actor.userId, {
          kind: 'statement',
          printed: { statement, house: { name, address, gstNumber } },
        })
      : new Uint8Array(await writeSheet(statement))
  return { name: `lohahaat-statement-${month}.${format}`, mediaType: mediaTypes[format], bytes }
}

type Line = Statement['statementLines'][number]
const day = (instant: string | null) => instant && istDay(new Date(instant))

const columns = (): [title: string, cell: (line: Line) => Cell][] => [
  [texts.orderNo, ({ orderNo }) => orderNo],
  [texts.day, ({ placedAt }) => day(placedAt)],
  [texts.item, nameItem],
  [texts.quantity, ({ quantity }) => quantity],
  [texts.unit, ({ unit }) => unit],
  [texts.kg, ({ kg }) => kg],
  [texts.amount, ({ amount }) => amount],
  [texts.percent, ({ commissionPercent }) => commissionPercent],
  [texts.commission, ({ commission }) => commission],
  [texts.delivered, ({ deliveredAt }) => day(deliveredAt)],
  [texts.expected, ({ expectedAt }) => day(expectedAt)],
]

/** The lines, and below them the sums. */
function writeSheet({ statementLines, goods, commission, commissionGst, commissionGstPercent, net }: Statement) {
  const cells = columns()
  const sum = (title: string, amount: number): Cell[] => [title, null, null, null, null, null, amount]
  return writeXlsx(
    cells.map(([title]) => title),
    [
      ...statementLines.map((line) => cells.map(([, cell]) => cell(line))),
      sum(texts.goods, goods),
      sum(texts.lessCommission, -commission),
      sum(texts.lessGst(commissionGstPercent), -commissionGst),
      sum(texts.net, net),
    ],
  )
}
