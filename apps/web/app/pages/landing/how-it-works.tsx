const steps = [
  {
    title: 'See the rate',
    text: 'Every size has its price in ₹/MT, the weight of a piece and the days to delivery. Prices exclude GST; 18% GST applies at billing.',
    figure: '40 × 40 × 3.2 mm, 6 m',
    result: '20.94 kg a piece',
  },
  {
    title: 'Order in pieces or tonnes',
    text: 'Type what your drawing says. We work out the other one, the charges and the GST before you confirm.',
    figure: '64 pieces × 20.94 kg',
    result: '1.340 MT',
  },
  {
    title: 'Or send your list',
    text: 'Raise an enquiry for whatever isn’t in stock. Verified suppliers quote, you compare and accept one price.',
    figure: '1 enquiry, several quotes',
    result: 'you choose',
  },
]

export function HowItWorks() {
  return (
    <section className="content-width py-14 sm:py-20">
      <h2 className="text-2xl sm:text-3xl">How it works</h2>
      <ol className="mt-6 grid gap-8 desk:grid-cols-3">
        {steps.map(({ title, text, figure, result }, index) => (
          <li key={title} className="flex flex-col border-t-2 border-ink pt-4">
            <h3 className="text-lg">
              <span className="mr-2 text-ink-soft">{index + 1}</span>
              {title}
            </h3>
            <p className="mt-2 mb-4 text-ink-soft">{text}</p>
            <p className="mt-auto flex flex-wrap justify-between gap-x-4 rounded-box bg-steel-wash px-4 py-3 text-[0.9375rem] text-steel">
              <span>{figure}</span>
              <span className="font-semibold">{result}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
