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
      'packages/contract/src/platform/email-address.ts',
      'packages/contract/src/platform/messages.ts',
      'packages/contract/src/platform/pages/page-language.ts',
      'packages/domain/src/catalogue/line-price.ts',
      'packages/domain/src/catalogue/pipe-name.ts',
      'packages/domain/src/catalogue/tons.ts',
      'packages/domain/src/identity/gstin.ts',
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
    without: [
      'apps/web/app/api/device/',
      'apps/web/app/api/files/read-lines.ts',
      'apps/web/app/api/files/send-with-progress.ts',
      'apps/web/app/api/files/save-file.ts',
    ],
    paths: [
      'packages/contract/src/identity/accounts/language.ts',
      'apps/web/app/api/',
      'apps/web/app/listeners.ts',
      'apps/web/app/parts/site/error-page/',
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
      'apps/web/app/ui/sentence.tsx',
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
      'apps/web/app/parts/catalogue/section-drawing/',
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
      'apps/web/app/pages/public/pipe/filter-form.tsx',
      'apps/web/app/pages/public/pipe/texts.ts',
      'packages/contract/src/catalogue/products/product-filtered-class-data.ts',
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
    paths: [
      'apps/web/app/parts/platform/list/list-state.ts',
      'apps/web/app/ui/fields/search-box.tsx',
      'apps/web/app/ui/lists/page-numbers.ts',
    ],
  },
]

interface CodeGroup {
  name: string
  /** A module goes to the first group that names it, from the highest priority down. */
  priority: number
  /** Files, and folders with a slash at the end, from the root of the repository. */
  paths: readonly string[]
  /** Files of those folders that are loaded when they are needed. */
  without?: readonly string[]
}
