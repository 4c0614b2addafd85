/**
 * The company that runs the site, for the legal pages. Placeholders of a sample company: replace them before going
 * live, and have a lawyer review the legal pages.
 */
export const company = {
  legalName: 'LohaHaat Steel (sample company)',
  office: 'Plot 12, Sector 7, IMT Bawal, Rewari, Haryana 123501 (sample address)',
  registration: 'None: this is a sample company',
  gstin: '06AAACL0000A1ZR (sample number)',
  grievanceOfficer: 'Grievance Officer of the sample company',
  grievanceEmail: 'grievance@lohahaat.example',
  /** The seat of arbitration and the courts with jurisdiction. */
  seat: 'Rewari, Haryana',
} as const
