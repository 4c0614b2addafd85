/** The default place of delivery. */
export const DEFAULT_PIN_CODE = '123401'
