import { Text, View } from '@react-pdf/renderer'
import { states } from '@lohahaat/domain/reference/states'
import type { Proforma } from './proforma'
import { stateLine } from './state-line'
import { styles } from './styles'

interface Party {
  name: string
  phone: string
  address: string
  city: string
  state: string
  pinCode: string
  gstNumber: string
}

/** Who buys, where the goods go, and what the tax follows from. */
export function Parties({ order }: Pick<Proforma, 'order'>) {
  const buyer: Party = {
    name: order.billingName,
    phone: order.billingPhone,
    address: order.billingAddress,
    city: order.billingCity,
    state: order.billingState,
    pinCode: order.billingPinCode,
    gstNumber: order.billingGSTNo,
  }
  const consignee: Party = {
    name: order.shippingName,
    phone: order.shippingPhone,
    address: order.shippingAddress,
    city: order.shippingCity,
    state: order.shippingState,
    pinCode: order.shippingPinCode,
    gstNumber: order.shippingGSTNo,
  }
  return (
    <View style={[styles.row, { gap: 20, paddingVertical: 10 }]}>
      <View style={{ flex: 1 }}>
        <Text style={styles.label}>Bill to</Text>
        <PartyLines party={buyer} />
      </View>
      <View style={{ flex: 1 }}>
        <Text style={styles.label}>Ship to</Text>
        {isSame(buyer, consignee) ? <Text>The billing address</Text> : <PartyLines party={consignee} />}
      </View>
      <View style={{ width: 128 }}>
        <Text style={styles.label}>Place of supply</Text>
        <Text style={[styles.strong, { marginBottom: 4 }]}>{stateLine(buyer.gstNumber)}</Text>
        <Text style={styles.label}>Tax payable on reverse charge</Text>
        <Text style={styles.strong}>No</Text>
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
      <Text>Phone {party.phone}</Text>
      {party.gstNumber !== '' && (
        <Text>
          GSTIN <Text style={styles.strong}>{party.gstNumber}</Text>
        </Text>
      )}
      <Text>State {stateOf(party)}</Text>
    </>
  )
}

/** Of its GST number, or else of the state's name, which a person may have written in any way. */
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
