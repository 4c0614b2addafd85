import { Text, View } from '@react-pdf/renderer'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { styles } from '../paper/styles'
import { bare, bareOrNone, day, figure, head, line, wide } from './cells'
import type { PrintedAccount } from './printed-account'
import { texts } from './texts'

/** The header is repeated on every page. */
export function MovementsTable({ account }: Pick<PrintedAccount, 'account'>) {
  const { from, to, opening, closing, debits, credits, movements } = account
  return (
    <View>
      <View fixed style={[styles.row, styles.strong, line, head]}>
        <Text style={day}>{texts.day}</Text>
        <Text style={wide}>{texts.what}</Text>
        <Text style={wide}>{texts.number}</Text>
        <Text style={figure}>{texts.debit}</Text>
        <Text style={figure}>{texts.credit}</Text>
        <Text style={figure}>{texts.balance}</Text>
      </View>
      <Row on={from} what={texts.opening} balance={opening} />
      {movements.map(({ movementId, on, kind, documentNo, debit, credit, balance }) => (
        <Row key={movementId} {...{ on, debit, credit, balance }} what={texts.kinds[kind]} number={documentNo} />
      ))}
      <Row on={to} what={texts.closing} debit={debits} credit={credits} balance={closing} isStrong />
    </View>
  )
}

interface RowProps {
  on: string
  what: string
  number?: string
  debit?: number
  credit?: number
  balance: number
  isStrong?: boolean
}

const Row = ({ on, what, number = '', debit = 0, credit = 0, balance, isStrong = false }: RowProps) => (
  <View wrap={false} style={[styles.row, line, isStrong ? styles.strong : {}]}>
    <Text style={day}>{formatDay(on)}</Text>
    <Text style={wide}>{what}</Text>
    <Text style={wide}>{number}</Text>
    <Text style={figure}>{bareOrNone(debit)}</Text>
    <Text style={figure}>{bareOrNone(credit)}</Text>
    <Text style={figure}>{bare(balance)}</Text>
  </View>
)
