import { Text, View } from '@react-pdf/renderer'
import type { RateMatrix } from '@lohahaat/domain/catalogue/rates/arrange-rates'
import type { RateCell } from '@lohahaat/domain/catalogue/rates/rate-card'
import { formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { styles } from '../paper/styles'
import { texts } from './texts'

const size = { width: 74, paddingRight: 4 }
const field = { width: 58, paddingRight: 3, textAlign: 'right' } as const
const line = { borderBottomWidth: 0.5, borderBottomColor: '#000', paddingVertical: 3 }

/** As many walls as fit across a sheet of A4. The header is repeated on every page. */
export const WALLS_ACROSS = 12

export function RateTable({ walls, rows }: RateMatrix) {
  return (
    <View style={{ marginTop: 10 }}>
      <View fixed style={[styles.row, styles.strong, line, { borderTopWidth: 1, borderTopColor: '#000' }]}>
        <Text style={[size, styles.small]}>{texts.sizeAndWall}</Text>
        {walls.map((wall) => (
          <Text key={wall} style={field}>
            {wall}
          </Text>
        ))}
      </View>
      {rows.map((row) => (
        <View key={row.sizeId} wrap={false} style={[styles.row, line]}>
          <Text style={[size, styles.strong]}>{formatSize(row.size)}</Text>
          {row.cells.map((cell, at) => (
            <View key={walls[at]} style={field}>
              {cell ? <Rate {...cell} /> : <Text style={styles.soft}>·</Text>}
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}

/** Mills quote in whole rupees. */
const rate = (price: number) => formatRupees(rupees(price)).replace(/^₹|\.00$/g, '')

function Rate({ lowestPrice, kgPerMetre, makes }: RateCell) {
  return (
    <>
      <Text style={styles.strong}>{rate(lowestPrice)}</Text>
      <Text style={[styles.soft, { fontSize: 6.5 }]}>{texts.metre(kgPerMetre, makes)}</Text>
    </>
  )
}
