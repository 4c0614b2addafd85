/**
 * What every page loads comes in few files, of which a release changes one: many small ones compress worse and cost a
 * slow phone round trips. A group includes what its files import, so schemas, and the texts and figures that both need,
 * are groups of a higher priority than the shell.
 */
export const codeGroups: readonly CodeGroup[] = [
  {
    name: 'basics',
    priority: 4,
    paths: [
      'packages/contract/src/platform/messages.ts',
      'packages/contract/src/platform/pages/page-language.ts',
      'packages/domain/src/catalogue/line-price.ts',
      'packages/domain/src/catalogue/pipe-name.ts',
      'packages/domain/src/catalogue/tons.ts',
      'packages/domain/src/platform/decimal.ts',
      'packages/domain/src/platform/formats.ts',
      'packages/domain/src/platform/ist.ts',
      'packages/domain/src/platform/language.ts',
      'packages/domain/src/platform/money.ts',
    ],
  },
  {
    // The sign-in page says some of these and loads no schemas.
    name: 'account-texts',
    priority: 4,
    paths: ['packages/contract/src/platform/messages/account.ts'],
  },
  {
    // Schemas and forms without a schema.
    name: 'patterns',
    priority: 4,
    paths: ['packages/contract/src/platform/email-address.ts', 'packages/domain/src/identity/gstin.ts'],
  },
  {
    // What is checked without a schema, and the words that both use.
    name: 'problems',
    priority: 4,
    paths: [
      'packages/contract/src/platform/decimal-problem.ts',
      'packages/contract/src/platform/field-texts/',
      'packages/contract/src/platform/record-id.ts',
      'packages/contract/src/platform/text-problem.ts',
    ],
  },
  {
    name: 'schemas',
    priority: 3,
    paths: [
      'node_modules/zod/',
      'packages/contract/src/ordering/cart/quantity.ts',
      'packages/contract/src/platform/decimal.ts',
      'packages/contract/src/platform/fields.ts',
      'packages/contract/src/platform/list-query.ts',
    ],
  },
  {
    name: 'react',
    priority: 2,
    paths: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/react-router/', 'node_modules/scheduler/'],
  },
  {
    name: 'shell',
    priority: 1,
    paths: [
      'packages/contract/src/identity/accounts/language.ts',
      'packages/contract/src/platform/session-values.ts',
      'apps/web/app/api/api-error.ts',
      'apps/web/app/api/browser-api.ts',
      'apps/web/app/api/connection.ts',
      'apps/web/app/api/pasted-list.ts',
      'apps/web/app/api/pending-calls.ts',
      'apps/web/app/api/session/browser-session.ts',
      'apps/web/app/api/session/confirmation.ts',
      'apps/web/app/api/session/needs-fresh-sign-in.ts',
      'apps/web/app/api/session/session-cookies.ts',
      'apps/web/app/api/session/session-provider.tsx',
      'apps/web/app/api/session/use-session.ts',
      'apps/web/app/api/use-loaded.ts',
      'apps/web/app/api/use-site-info.ts',
      'apps/web/app/listeners.ts',
      'apps/web/app/parts/site/error-page/confirm-later.tsx',
      'apps/web/app/parts/site/error-page/error-page.tsx',
      'apps/web/app/parts/site/error-page/head-boundary.tsx',
      'apps/web/app/parts/site/error-page/load-error.tsx',
      'apps/web/app/parts/site/footer/use-year.ts',
      'apps/web/app/parts/site/shell/',
      'apps/web/app/site.ts',
      'apps/web/app/texts.ts',
      'apps/web/app/ui/button-class.ts',
      'apps/web/app/ui/button.tsx',
      'apps/web/app/ui/fields/field.tsx',
      'apps/web/app/ui/icons.tsx',
      'apps/web/app/ui/menu.tsx',
      'apps/web/app/ui/messages/announcement-store.ts',
      'apps/web/app/ui/messages/announcement.tsx',
      'apps/web/app/ui/messages/confirm.tsx',
      'apps/web/app/ui/messages/dialog.tsx',
      'apps/web/app/ui/messages/spinner.tsx',
      'apps/web/app/ui/messages/states.tsx',
      'apps/web/app/ui/messages/toast-store.ts',
      'apps/web/app/ui/messages/toast.tsx',
      'apps/web/app/ui/page.tsx',
      'apps/web/app/ui/texts.ts',
      'apps/web/app/ui/use-hydrated.ts',
    ],
  },
  {
    name: 'goods',
    priority: 0,
    paths: [
      'apps/web/app/parts/catalogue/product-picture/',
      'apps/web/app/parts/catalogue/product/',
      'apps/web/app/parts/catalogue/section-drawing/pipe-section.tsx',
      'apps/web/app/parts/catalogue/section-drawing/section-drawing.tsx',
      'apps/web/app/parts/ordering/cart-toggle/',
      'apps/web/app/parts/platform/format.ts',
      'apps/web/app/parts/platform/ist-time.tsx',
      'packages/domain/src/catalogue/section-drawing/',
      'packages/domain/src/catalogue/section.ts',
    ],
  },
  {
    // Its dense views are loaded apart and share these with it.
    name: 'catalogue',
    priority: 0,
    paths: [
      'apps/web/app/pages/public/pipe/catalogue-query.ts',
      'apps/web/app/pages/public/pipe/facets.ts',
      'apps/web/app/pages/public/pipe/filter-form.tsx',
      'apps/web/app/pages/public/pipe/texts.ts',
      'packages/contract/src/catalogue/products/product-query.ts',
    ],
  },
  {
    name: 'fields',
    priority: 0,
    paths: [
      'apps/web/app/ui/action-bar.tsx',
      'apps/web/app/ui/badge.tsx',
      'apps/web/app/ui/card.tsx',
      'apps/web/app/ui/fields/checkbox.tsx',
      'apps/web/app/ui/fields/number-field.tsx',
      'apps/web/app/ui/fields/radio-group.tsx',
      'apps/web/app/ui/fields/text-area.tsx',
      'apps/web/app/ui/fields/text-field.tsx',
      'apps/web/app/ui/fields/tidy-field.ts',
      'apps/web/app/ui/messages/dialog-form.tsx',
      'packages/contract/src/platform/email-address.ts',
      'packages/domain/src/identity/gstin.ts',
    ],
  },
  {
    name: 'quantities',
    priority: 0,
    paths: [
      'apps/web/app/parts/ordering/quantity/change-unit.ts',
      'apps/web/app/parts/ordering/quantity/conversion-note.ts',
      'packages/contract/src/documents/basis-texts.ts',
      'packages/domain/src/catalogue/quantity/',
    ],
  },
  {
    name: 'freight',
    priority: 0,
    paths: [
      'apps/web/app/parts/ordering/delivery-place/chosen-pin.ts',
      'apps/web/app/parts/ordering/freight/describe-freight.ts',
      'apps/web/app/parts/ordering/freight/use-freight.ts',
      'packages/contract/src/inventory/freight/freight-estimates.ts',
      'packages/domain/src/inventory/freight/',
    ],
  },
  {
    name: 'lists',
    priority: 0,
    paths: ['apps/web/app/ui/fields/search-box.tsx', 'apps/web/app/ui/lists/page-numbers.ts'],
  },
]

interface CodeGroup {
  name: string
  /** A module goes to the first group that names it, from the highest priority down. */
  priority: number
  /** Files, and folders with a slash at the end, from the root of the repository. */
  paths: readonly string[]
}
