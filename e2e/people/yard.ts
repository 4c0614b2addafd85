/** Where the buyers of the tests have their goods sent. */
export const yard = {
  name: 'Asha Verma',
  phone: '9812345678',
  address: 'Plot 17, Sector 6',
  city: 'Rewari',
  state: 'Haryana',
  pinCode: '123401',
  gstNo: '06AAACA0000A1Z2',
}
