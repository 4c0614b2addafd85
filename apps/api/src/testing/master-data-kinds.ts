import { classDetails } from '@lohahaat/contract/reference/kinds/class-details'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { departmentDetails } from '@lohahaat/contract/reference/kinds/department-details'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import { paraMasterDetails } from '@lohahaat/contract/reference/kinds/para-master-details'
import { sellerDetails } from '@lohahaat/contract/reference/kinds/seller-details'
import { subClassDetails } from '@lohahaat/contract/reference/kinds/sub-class-details'
import { subClass1Details } from '@lohahaat/contract/reference/kinds/sub-class1-details'

/** A record in an answer. */
export type Row = Record<string, string | number | boolean>

const seller = {
  organizationName: 'Shakti Tube Yard',
  sellerName: 'R. K. Gupta',
  sellerLocation: 123401,
  status: true,
  sellerPhoneNo: '9812345678',
  sellerOfficeAddress: '12 Loha Mandi, Rewari',
  commissionIsDefault: true,
  commissionPercent: 1.25,
}

/** Each kind with an unused new record, and a demo record that is in use. */
export const kinds: {
  say: string
  kind: MasterData
  fresh: Row
  change: Row
  limits: Record<string, number>
  used: RegExp
}[] = [
  {
    say: 'brands',
    kind: brandDetails,
    fresh: { brandName: 'Shakti Tubes', brandDescription: 'Secondary mill, Raipur' },
    change: { brandDescription: 'Primary mill' },
    limits: { brandName: 50, brandDescription: 200 },
    used: /^Used by \d+ stock items\.$/,
  },
  {
    say: 'parameters',
    kind: paraMasterDetails,
    fresh: { parameterCode: 'Delivery', parameterText: 'Within 45 days' },
    change: { parameterCode: 'Payment' },
    limits: { parameterText: 50 },
    used: /^Used by \d+ stock items\.$/,
  },
  {
    say: 'departments',
    kind: departmentDetails,
    fresh: { departmentName: 'Angles' },
    change: { departmentName: 'Angles and channels' },
    limits: { departmentName: 50 },
    used: /^Used by \d+ classes\.$/,
  },
  {
    say: 'classes',
    kind: classDetails,
    fresh: { departmentId: 1, className: 'Oval' },
    change: { className: 'Oval GP' },
    limits: { className: 50 },
    used: /^Used by \d+ sub classes and \d+ stock items\.$/,
  },
  {
    say: 'sub classes',
    kind: subClassDetails,
    fresh: { classId: 1, size: '999 NB' },
    change: { size: '998 NB' },
    limits: { size: 50 },
    used: /^Used by \d+ sub class(es)?1 and \d+ stock items?\.$/,
  },
  {
    say: 'sub classes1',
    kind: subClass1Details,
    fresh: { sizeId: 1, thickness: '99.9' },
    change: { thickness: '98.5' },
    limits: { thickness: 50 },
    used: /^Used by \d+ stock items?\.$/,
  },
  {
    say: 'sellers',
    kind: sellerDetails,
    fresh: seller,
    change: { status: false, commissionPercent: 2 },
    limits: { organizationName: 50, sellerName: 50, sellerPhoneNo: 15, sellerOfficeAddress: 200 },
    used: /^Used by \d+ stock items/,
  },
]
