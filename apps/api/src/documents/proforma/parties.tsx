import { Text, View } from '@react-pdf/renderer'
import { states } from '@lohahaat/domain/reference/states'
import type { Proforma } from './proforma'
import { stateLine } from './state-line'
import { styles } from '../paper/styles'
import { texts } from './texts'

interface Party {
  name: string
  phone: string
  address: string
  city: string
  state: string
  pinCode: string
  gstNumber: string
}

/** The buyer, the delivery address and the place of supply, which decides the tax. */
export function Parties({ order }: Pick<Proforma, 'order'>) {
  const buyer: Party = {
    name: order.billingName,
    phone: order.billingPhone,
    address: order.billingAddress,
    city: order.billingCity,
    state: order.billingState,
    pinCode: order.billingPinCode,
    gstNumber: order.billingGstNo,
  }
  const consignee: Party = {
    name: order.shippingName,
    phone: order.shippingPhone,
    address: order.shippingAddress,
    city: order.shippingCity,
    state: order.shippingState,
    pinCode: order.shippingPinCode,
    gstNumber: order.shippingGstNo,
  }
  return (
    <View style={[styles.row, { gap: 20, paddingVertical: 10 }]}>
      <View style={{ flex: 1 }}>
        <Text style={styles.label}>{texts.billTo}</Text>
        <PartyLines party={buyer} />
      </View>
      <View style={{ flex: 1 }}>
        <Text style={styles.label}>{texts.shipTo}</Text>
        {isSame(buyer, consignee) ? <Text>{texts.billingAddress}</Text> : <PartyLines party={consignee} />}
      </View>
      <View style={{ width: 128 }}>
        <Text style={styles.label}>{texts.placeOfSupply}</Text>
        <Text style={[styles.strong, { marginBottom: 4 }]}>{stateLine(buyer.gstNumber)}</Text>
        <Text style={styles.label}>{texts.reverseCharge}</Text>
        <Text style={styles.strong}>{texts.no}</Text>
      </View>
    </View>
  )
}

function PartyLines({ party }: { party: Party }) {
  return (
    <>
      <Text style={styles.strong}>{party.name}</Text>
      <Text>{party.address}</Text>
      <Text>
        {party.city} {party.pinCode}, {party.state}
      </Text>
      <Text>{texts.phone(party.phone)}</Text>
      {party.gstNumber !== '' && (
        <Text>
          {texts.gstin} <Text style={styles.strong}>{party.gstNumber}</Text>
        </Text>
      )}
      <Text>{texts.state(stateOf(party))}</Text>
    </>
  )
}

/** From the GST number, or else from the state's name, which may be free text. */
function stateOf({ gstNumber, state }: Party): string {
  if (gstNumber !== '') return stateLine(gstNumber)
  const known = states.find(({ name, active }) => active && name.toLowerCase() === state.trim().toLowerCase())
  return known ? stateLine(known.code) : state
}

/** A shipping address needs no GST number of its own. */
const isSame = (buyer: Party, consignee: Party) =>
  (['name', 'phone', 'address', 'city', 'state', 'pinCode'] as const).every(
    (part) => buyer[part] === consignee[part],
  ) &&
  (consignee.gstNumber === '' || consignee.gstNumber === buyer.gstNumber)
