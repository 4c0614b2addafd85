export const texts = {
  subtotal: 'Subtotal',
  quantity: 'Quantity',
  sendCartViaWhatsApp: 'Send Cart via WhatsApp',
  whatItCosts: 'What it costs',
}
