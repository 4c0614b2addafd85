import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { qrPath } from '@lohahaat/domain/ordering/qr-path'
import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { Said } from '../paper/said'
import { styles } from '../paper/styles'
import type { PrintedDocument } from './printed-document'
import { texts } from './texts'

/** Points: 38 mm, since a signed code has many modules. */
const QR_SIDE = 108

/** What the invoice registration portal answered; nothing where the document isn't registered. */
export function Registration({ registration }: Pick<PrintedDocument, 'registration'>) {
  if (registration === null) return null
  const { irn, ackNo, ackAt, signedQr } = registration
  return (
    <View style={[styles.row, styles.rule, { gap: 20, paddingVertical: 8 }]}>
      <View style={{ flex: 1, gap: 6 }}>
        <Said title={texts.irn}>{irn}</Said>
        {ackNo !== null && (
          <Said title={texts.ackNo}>{ackAt === null ? ackNo : texts.ackOf(ackNo, formatIstTime(ackAt))}</Said>
        )}
        {signedQr !== null && <Text style={[styles.small, styles.soft]}>{texts.qr}</Text>}
      </View>
      {signedQr !== null && <SignedCode text={signedQr} />}
    </View>
  )
}

function SignedCode({ text }: { text: string }) {
  const { side, path } = qrPath(text)
  return (
    <Svg viewBox={`0 0 ${side} ${side}`} style={{ width: QR_SIDE, height: QR_SIDE }}>
      <Path d={path} fill="#000" />
    </Svg>
  )
}
