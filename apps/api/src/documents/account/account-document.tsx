import { Text, View } from '@react-pdf/renderer'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { PrintedPage } from '../paper/printed-page'
import { styles } from '../paper/styles'
import { TitledDocument } from '../paper/titled-document'
import { MovementsTable } from './movements-table'
import { OpenTable } from './open-table'
import type { PrintedAccount } from './printed-account'
import { texts } from './texts'

/** A4: whose account, what moved it, what is open. */
export function AccountDocument({ account, isSupplier, place, house }: PrintedAccount) {
  const { movements, movementCount } = account
  return (
    <TitledDocument title={texts.title}>
      <PrintedPage footer={isSupplier ? `${texts.owing} ${texts.msme}` : texts.owed(house.name)}>
        <Text style={[styles.strong, { fontSize: 18, lineHeight: 1.1, marginBottom: 4 }]}>{texts.title}</Text>
        <Text style={[styles.soft, { marginBottom: 10 }]}>
          {texts.period(formatDay(account.from), formatDay(account.to))}
        </Text>
        <View style={[styles.row, { gap: 24, marginBottom: 12 }]}>
          <View style={{ flex: 1 }}>
            <Text style={styles.label}>{isSupplier ? texts.supplier : texts.customer}</Text>
            <Text style={styles.strong}>{account.partyName}</Text>
            {place?.lines.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
            {place && <Text>{place.gstNumber === null ? texts.unregistered : texts.gstNumber(place.gstNumber)}</Text>}
          </View>
          <View style={{ flex: 1 }}>
            <Text style={styles.label}>{texts.house}</Text>
            <Text style={styles.strong}>{house.name}</Text>
            <Text>{house.address}</Text>
            <Text>{texts.gstNumber(house.gstNumber)}</Text>
          </View>
        </View>
        <MovementsTable account={account} />
        {movements.length < movementCount && (
          <Text style={styles.soft}>{texts.cut(movements.length, movementCount)}</Text>
        )}
        <OpenTable account={account} />
      </PrintedPage>
    </TitledDocument>
  )
}
