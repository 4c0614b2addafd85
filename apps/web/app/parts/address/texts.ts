export const texts = {
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  pinCode: 'PIN code',
  fillsCityAndState: 'Fills city and state',
  city: 'City',
  state: 'State',
  newAddress: 'New address',
}
