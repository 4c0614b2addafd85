/** Seven digits on older licences of the BIS, ten on newer ones. Whether it is still valid only BIS Care says. */
const licence = /^CM\/?L[- ]?\d{7,10}$/

export const isLicence = (text: string): boolean => licence.test(text.trim().toUpperCase())
