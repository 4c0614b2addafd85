/** The refusals of trucks and the weighbridge. */
export const truckRefusals = {
  statusFollowsConsignments: (orderNo: string) =>
    `Order ${orderNo} is loaded in trucks, and its status follows from them. Please move its trucks on.`,
  orderOnRoad: (orderNo: string) =>
    `A truck of order ${orderNo} has its invoice or is on the road, so the order can't be cancelled any more.`,
  lineOnTruck: (item: string) => `${item} is on a truck already, so it can't be taken out of the order.`,
  consignmentNotFound: 'There is no such truck. It may have been dropped.',
  consignmentChanged: 'Somebody has changed this truck meanwhile. Please reload and try again.',
  consignmentInvoiced: (invoiceNo: string) =>
    `This truck has invoice ${invoiceNo}, so what it carries can't be changed any more.`,
  consignmentNotNext: (state: string) => `This truck is ${state.toLowerCase()}, so this can't be done now.`,
  invoiceMissing: 'A truck leaves with its invoice. Please issue the invoice first.',
  invoiceVoid: (number: string) =>
    `The IRN of ${number} was cancelled at the portal, so the truck can’t leave with it. Please have the invoice cancelled and issued anew.`,
  shortageOpen: 'This truck came short, and no note has settled that yet.',
  vehicleMissing: 'Please enter the vehicle number before the truck is loaded.',
  oneSellerOnly: 'The lines of a truck must be of one supplier. Please plan a truck for each.',
  lineNotAccepted: (item: string) => `${item} is not accepted by its supplier yet, so it can't be loaded.`,
  piecesMissing: (item: string) => `Please enter how many pieces of ${item} are loaded.`,
  loadWeightMissing: (item: string) => `Please enter how much of ${item} is loaded, in pieces or in kg.`,
  piecesAboveOrdered: (item: string, figure: string, most: string) =>
    `With this truck ${figure} pieces of ${item} would be loaded, and at most ${most} can be.`,
  weightAboveOrdered: (item: string, figure: string, most: string) =>
    `With this truck ${figure} MT of ${item} would be loaded, and at most ${most} MT can be.`,
  countMissing: (item: string) => `Please count the pieces of ${item}.`,
  notInOrder: (item: string) => `The pieces of ${item} are not what was loaded, so the load is not in order.`,
  remarkMissing: 'Please say what is short or damaged.',
  consignmentFilesFull: (most: number) => `A truck can have at most ${most} files.`,
  noConsignmentFile: 'This truck has no such file.',
  orderLinkDead: 'This link has expired or was ended by its owner.',
  slipNotFound: 'There is no such weighbridge slip.',
  notYourSlip: 'The slip at loading is entered by who loads the truck, the slip at unloading by who receives it.',
  truckNotLoaded: 'The truck is not loaded yet, or its number is missing. Slips are entered after that.',
  truckNotDispatched: 'The truck has not left yet. This slip is entered when it has.',
  slipsAgree: 'A third slip is for two slips that disagree. These do not, or one of them is missing.',
  slipUsed: 'The invoice was issued by this slip, so it can’t be changed any more.',
  slipBinds: 'A third slip binds both sides, so only we can correct slips of this truck. Please call us.',
  weighmentOver: 'The weight of this truck is settled, so its slips stay as they are.',
  slipThere: (slipNo: string) =>
    `Slip ${slipNo} was entered for this side already. To correct it, please say which slip you replace and why.`,
  slipReplaced: 'Somebody has replaced that slip meanwhile. Please look at the truck again.',
  slipReasonMissing: 'Please say why the slip is replaced.',
  slipFaulty: (faults: string) => faults,
  slipNotThird: 'Only a third slip has to be confirmed.',
  noSlipPhoto: 'This slip has no photo.',
}
