import { Text } from '@react-pdf/renderer'
import { arrangeRates, countItems, type RateMatrix } from '@lohahaat/domain/catalogue/rates/arrange-rates'
import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { PrintedPage } from '../paper/printed-page'
import { styles } from '../paper/styles'
import { TitledDocument } from '../paper/titled-document'
import type { PrintedCard } from './printed-card'
import { RateTable, WALLS_ACROSS } from './rate-table'
import { texts } from './texts'

/** A4 across: one class, with more walls than fit on a sheet on the sheets after it. */
export function RateCardDocument({ className, at, cells, chosen }: PrintedCard) {
  const title = texts.title(className)
  const sheets = splitWalls(arrangeRates(cells))
  return (
    <TitledDocument title={title}>
      {sheets.map((sheet, index) => (
        <PrintedPage key={index} footer={texts.legend} landscape>
          <Text style={[styles.strong, { fontSize: 18, lineHeight: 1.1, marginBottom: 6 }]}>{title}</Text>
          <Text>{texts.intro(countItems(cells), formatIstTime(at))}</Text>
          {chosen.length > 0 && <Text style={styles.strong}>{chosen.join(' · ')}</Text>}
          {sheet.rows.length > 0 ? <RateTable {...sheet} /> : <Text style={{ marginTop: 10 }}>{texts.nothing}</Text>}
        </PrintedPage>
      ))}
    </TitledDocument>
  )
}

/** A size without a rate on a sheet is left out of it. */
function splitWalls({ walls, rows }: RateMatrix): RateMatrix[] {
  const count = Math.max(1, Math.ceil(walls.length / WALLS_ACROSS))
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * WALLS_ACROSS, (index + 1) * WALLS_ACROSS]
    const part = rows.map((row) => ({ ...row, cells: row.cells.slice(from, to) }))
    return { walls: walls.slice(from, to), rows: part.filter(({ cells }) => cells.some(Boolean)) }
  })
}
