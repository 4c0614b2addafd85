import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { qrPath } from '@lohahaat/domain/ordering/qr-path'
import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { Said } from '../paper/said'
import { styles } from '../paper/styles'
import type { PrintedDocument } from './printed-document'
import { texts } from './texts'

type Registered = NonNullable<PrintedDocument['registration']>

/** Points: 38 mm, since a signed code has many modules. */
export const QR_SIDE = 108

/** What the invoice registration portal answered. */
export const Registration = ({ irn, ackNo, ackAt, signedQr }: Registered) => (
  <View style={{ gap: 3, paddingTop: 7 }}>
    <Said title={texts.irn}>{irn}</Said>
    {ackNo !== null && (
      <Said title={texts.ackNo}>{ackAt === null ? ackNo : texts.ackOf(ackNo, formatIstTime(ackAt))}</Said>
    )}
    {signedQr !== null && <Text style={[styles.small, styles.soft]}>{texts.qr}</Text>}
  </View>
)

export function SignedCode({ text }: { text: string }) {
  const { side, path } = qrPath(text)
  return (
    <Svg viewBox={`0 0 ${side} ${side}`} style={{ width: QR_SIDE, height: QR_SIDE, marginTop: 8 }}>
      <Path d={path} fill="#000" />
    </Svg>
  )
}
