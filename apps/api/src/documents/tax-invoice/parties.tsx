import { Text, View } from '@react-pdf/renderer'
import type { InvoiceParty, TaxDocument } from '@lohahaat/domain/billing/invoice'
import { findState } from '@lohahaat/domain/reference/states'
import { styles } from '../paper/styles'
import type { PrintedDocument } from './printed-document'
import { QR_SIDE, Registration, SignedCode } from './registration'
import { texts } from './texts'

const stateName = (code: string) => findState(code)?.name ?? code

interface PartiesProps extends Pick<PrintedDocument, 'registration'> {
  document: TaxDocument
}

/**
 * The buyer, the delivery address, the yard and the place of supply, which decides the tax. The registration is below them
 * and its code beside them, so that a short invoice stays on one page.
 */
export function Parties({ document, registration }: PartiesProps) {
  const { placeOfSupply } = document
  return (
    <View style={[styles.row, { gap: 16, paddingVertical: 10 }]}>
      <View style={{ flex: 1 }}>
        <Addresses document={document} />
        {registration !== null && <Registration {...registration} />}
      </View>
      <View style={{ width: QR_SIDE }}>
        <Text style={styles.label}>{texts.placeOfSupply}</Text>
        <Text style={[styles.strong, { marginBottom: 4 }]}>
          {texts.stateOf(stateName(placeOfSupply), placeOfSupply)}
        </Text>
        <Text style={styles.label}>{texts.reverseCharge}</Text>
        <Text style={styles.strong}>{texts.no}</Text>
        {registration !== null && registration.signedQr !== null && <SignedCode text={registration.signedQr} />}
      </View>
    </View>
  )
}

const Addresses = ({ document: { buyer, shipTo, dispatchFrom } }: { document: TaxDocument }) => (
  <View style={[styles.row, { gap: 16 }]}>
    <View style={{ flex: 1 }}>
      <Text style={styles.label}>{texts.billTo}</Text>
      <PartyLines party={buyer} />
    </View>
    <View style={{ flex: 1 }}>
      <Text style={styles.label}>{texts.shipTo}</Text>
      {shipTo === null ? <Text>{texts.billingAddress}</Text> : <PartyLines party={shipTo} />}
    </View>
    {dispatchFrom !== null && (
      <View style={{ flex: 1 }}>
        <Text style={styles.label}>{texts.dispatchFrom}</Text>
        <PartyLines party={dispatchFrom} />
      </View>
    )}
  </View>
)

export function PartyLines({ party, isSeller = false }: { party: InvoiceParty; isSeller?: boolean }) {
  const { name, gstin, address } = party
  const place = [address.city, address.pinCode].filter(Boolean).join(' ')
  return (
    <>
      <Text style={[styles.strong, isSeller ? { fontSize: 12.5, lineHeight: 1.2, marginBottom: 4 } : {}]}>{name}</Text>
      {address.line !== address.city && <Text>{address.line}</Text>}
      {address.line2 !== '' && <Text>{address.line2}</Text>}
      <Text>{[place, stateName(address.stateCode)].filter(Boolean).join(', ')}</Text>
      <Text>
        {texts.gstin} <Text style={styles.strong}>{gstin ?? texts.unregistered}</Text>
      </Text>
      <Text>{texts.state(stateName(address.stateCode), address.stateCode)}</Text>
    </>
  )
}
