import type { WireNames } from '../define-call'

/** Our words and how bodies and answers spell them; what isn't here is spelled the same. */
export const bodyNames: WireNames = {
  // Items
  itemId: 'stockDetailId',
  size: 'subClassName',
  sizeId: 'subClassId',
  sizes: 'subClassHierarchalModel',
  thickness: 'subClassName1',
  thicknessId: 'subClassId1',
  thicknesses: 'subClass1HierarchalModel',
  weightPerPiece: 'weight_Per_Piece',
  // What a catalogue can be filtered by
  brandChoices: 'brandlist',
  gradeChoices: 'gradeList',
  standardChoices: 'isoStandardlist',
  sizeChoices: 'subClassIDlist',
  thicknessRange: 'groupDataBasedOnClassId',
  minThickness: 'minSubClassNameValue',
  maxThickness: 'maxSubClassNameValue',
  lengthRange: 'lengthFilter',
  minLength: 'minLengthValue',
  maxLength: 'maxLengthValue',
  // Carts and orders
  cartLines: 'cartDetails',
  cartLineId: 'cartId',
  shippingAddresses: 'buyerShippingAddressEntities',
  billingAddresses: 'buyerBillingAddressEntities',
  orderId: 'groupOrderId',
  orderIds: 'groupOrderIds',
  orderLines: 'fetchOrderDetailFinals',
  orderLineId: 'orderId',
  placedAt: 'creationDatetime',
  billingGstNo: 'billingGSTNo',
  shippingGstNo: 'shippingGSTNo',
  // Charges
  gstPercent: 'applicable_GST',
  weighmentCharge: 'weight_Charges',
  loadingCharge: 'loading_Charges',
  platformFee: 'plattform_Fees',
  handlingFee: 'material_Handling_Fees',
  freightCharge: 'freight_Charges',
  extraCharges: 'extra_Charges',
  goodsPrice: 'goods_Price',
  gstAmount: 'gsT_Price',
  totalPrice: 'total_Price_Quote',
  totalTons: 'total_Quantity',
  landedCostPerTon: 'landed_Cost_Per_Ton',
  // Enquiries
  enquiryId: 'buyerInstructionId',
  enquiryDay: 'enquiryId',
  enquiryItems: 'enquiryItemFetchModels',
  askedItems: 'enquiryItemDetails',
  enquiryItemId: 'buyerItemDetailId',
  enquiryItemIds: 'buyerItemDetailIds',
  deliveryPlace: 'cityofDelivery',
  raisedAt: 'createdDate',
  // Master data
  parameterId: 'paraId',
  parameterCode: 'paraCode',
  parameterText: 'paraDesc',
  commissionPercent: 'comissionPercentage',
  commissionIsDefault: 'comissionIsDefault',
  // People
  emailAddress: 'emailAddressId',
  sessionId: 'userLoginDetailId',
  termsAccepted: 'termsAndConditionChecked',
  otp: 'OTP',
}

/** How queries spell our words where the first letter as a capital isn't all. */
export const queryNames: WireNames = {
  itemId: 'StockDetailId',
  sizeId: 'SubClassId',
  selectedSizes: 'SelectedSubClasses',
  thicknessId: 'SubClassId1',
  cartLineId: 'CartId',
  orderId: 'GroupOrderId',
  orderLineId: 'OrderId',
  enquiryId: 'BuyerInstructionId',
  parameterId: 'ParaID',
  parameterCode: 'ParaCode',
  sessionId: 'UserLoginDetailId',
  passkeyId: 'passkeyId',
}

/** What concerns an account spells its GST number in a way of its own. */
export const accountNames: WireNames = { gstNo: 'gSTNo' }
