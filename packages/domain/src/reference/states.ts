type State = {
  code: string
  name: string
  /** A union territory without a legislature levies UTGST where a state levies SGST. */
  utgst: boolean
  /** False for codes that are no longer given out; GSTINs that carry them still exist. */
  active: boolean
}

/** GST state codes, as in the first two digits of a GSTIN. */
export const states: readonly State[] = [
  { code: '01', name: 'Jammu and Kashmir', utgst: false, active: true },
  { code: '02', name: 'Himachal Pradesh', utgst: false, active: true },
  { code: '03', name: 'Punjab', utgst: false, active: true },
  { code: '04', name: 'Chandigarh', utgst: true, active: true },
  { code: '05', name: 'Uttarakhand', utgst: false, active: true },
  { code: '06', name: 'Haryana', utgst: false, active: true },
  { code: '07', name: 'Delhi', utgst: false, active: true },
  { code: '08', name: 'Rajasthan', utgst: false, active: true },
  { code: '09', name: 'Uttar Pradesh', utgst: false, active: true },
  { code: '10', name: 'Bihar', utgst: false, active: true },
  { code: '11', name: 'Sikkim', utgst: false, active: true },
  { code: '12', name: 'Arunachal Pradesh', utgst: false, active: true },
  { code: '13', name: 'Nagaland', utgst: false, active: true },
  { code: '14', name: 'Manipur', utgst: false, active: true },
  { code: '15', name: 'Mizoram', utgst: false, active: true },
  { code: '16', name: 'Tripura', utgst: false, active: true },
  { code: '17', name: 'Meghalaya', utgst: false, active: true },
  { code: '18', name: 'Assam', utgst: false, active: true },
  { code: '19', name: 'West Bengal', utgst: false, active: true },
  { code: '20', name: 'Jharkhand', utgst: false, active: true },
  { code: '21', name: 'Odisha', utgst: false, active: true },
  { code: '22', name: 'Chhattisgarh', utgst: false, active: true },
  { code: '23', name: 'Madhya Pradesh', utgst: false, active: true },
  { code: '24', name: 'Gujarat', utgst: false, active: true },
  { code: '25', name: 'Daman and Diu (old)', utgst: true, active: false },
  { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu', utgst: true, active: true },
  { code: '27', name: 'Maharashtra', utgst: false, active: true },
  { code: '28', name: 'Andhra Pradesh (before bifurcation)', utgst: false, active: false },
  { code: '29', name: 'Karnataka', utgst: false, active: true },
  { code: '30', name: 'Goa', utgst: false, active: true },
  { code: '31', name: 'Lakshadweep', utgst: true, active: true },
  { code: '32', name: 'Kerala', utgst: false, active: true },
  { code: '33', name: 'Tamil Nadu', utgst: false, active: true },
  { code: '34', name: 'Puducherry', utgst: false, active: true },
  { code: '35', name: 'Andaman and Nicobar Islands', utgst: true, active: true },
  { code: '36', name: 'Telangana', utgst: false, active: true },
  { code: '37', name: 'Andhra Pradesh', utgst: false, active: true },
  { code: '38', name: 'Ladakh', utgst: true, active: true },
  { code: '96', name: 'Other Countries', utgst: false, active: true },
  { code: '97', name: 'Other Territory', utgst: true, active: true },
  { code: '99', name: 'Centre Jurisdiction', utgst: false, active: true },
]

export const findState = (code: string): State | null => states.find((state) => state.code === code) ?? null

export const stateOfGstin = (gstin: string): State | null => findState(gstin.slice(0, 2))
