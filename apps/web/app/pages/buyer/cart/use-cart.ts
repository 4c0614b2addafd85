import { convertUnit, type Converted } from '@lohahaat/domain/catalogue/quantity/convert-unit'
import { weightBasisOf } from '@lohahaat/domain/catalogue/quantity/weight-basis'
import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import type { Cart, CartLine } from '@lohahaat/domain/ordering/cart'
import { deleteCartFromCartPage } from '@lohahaat/contract/ordering/cart/delete-cart-from-cart-page'
import { fetchCartData } from '@lohahaat/contract/ordering/cart/fetch-cart-data'
import { quantityProblem } from '@lohahaat/contract/ordering/cart/quantity-problem'
import { updateCart } from '@lohahaat/contract/ordering/cart/update-cart'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { seenOf } from '../../../parts/ordering/cart/seen-cart'
import { writeSeen } from '../../../parts/ordering/cart/seen-store'
import { showToast } from '../../../ui/messages/toast-store'
import { settleQuantity, type Typed } from './settle-quantity'
import { useWindowReturn } from './use-window-return'

/**
 * The cart of the server and the edited quantities. They are separate, so that a cart changed on another device can be
 * loaded at any time without losing input.
 */
export function useCart(loaded: Cart) {
  const [known, setKnown] = useState(loaded)
  const [cart, setCart] = useState(loaded)
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({})
  const [converted, setConverted] = useState<Readonly<Record<number, Converted>>>({})
  const saving = useRef(new Map<number, Promise<boolean>>())
  const changes = useRef(0)

  if (known !== loaded) {
    setKnown(loaded)
    setCart(loaded)
  }

  useEffect(() => writeSeen(seenOf(cart)), [cart])

  /** Ignore a response that may be older than a change made here. */
  async function reload() {
    const before = changes.current
    const fresh = await browserApi.send(fetchCartData).catch(() => null)
    if (fresh && changes.current === before) setCart(fresh)
  }

  useWindowReturn(reload)

  /** Resolves to whether the change was made; if not, the reason is shown and the cart is reloaded. */
  async function make(change: () => Promise<unknown>, inCart: (current: Cart) => Cart): Promise<boolean> {
    changes.current += 1
    const isMade = await change().then(
      () => true,
      (error: unknown) => {
        showToast(errorText(error), 'error')
        return false
      },
    )
    changes.current += 1
    if (isMade) setCart(inCart)
    else void reload()
    return isMade
  }

  const type = (line: CartLine, next: Typed) => setTyped((all) => ({ ...all, [line.cartLineId]: next }))
  const forget = (line: CartLine, settled: Typed) =>
    setTyped(({ [line.cartLineId]: current, ...others }) =>
      current === undefined || current === settled ? others : { ...others, [line.cartLineId]: current },
    )

  /** Saves the quantity on blur. */
  function settle(line: CartLine, next: Typed) {
    const { reason, ...stands } = settleQuantity(next, savedIn(cart, line))
    if (reason) showToast(reason, 'error')
    save(line, stands)
  }

  /** Converts the quantity to another unit and saves it. */
  function changeUnit(line: CartLine, unit: Unit) {
    if (line.weightPerPiece === null) return
    const { reason, ...stands } = settleQuantity(typedIn(line), savedIn(cart, line))
    const before = reason ? null : convertedIn(line).from
    const next = convertUnit({ ...stands, from: before }, unit, toUnits(line.weightPerPiece, 3))
    const problem = quantityProblem(next.quantity, next.unit)
    const told = problem ?? reason
    if (told) showToast(told, 'error')
    if (problem) return
    setConverted((all) => ({ ...all, [line.cartLineId]: next }))
    save(line, { quantity: next.quantity, unit: next.unit })
  }

  function save(line: CartLine, stands: Typed) {
    const saved = savedIn(cart, line)
    type(line, stands)
    if (stands.quantity === saved.quantity && stands.unit === saved.unit && !saving.current.has(line.cartLineId)) {
      forget(line, stands)
      return
    }
    const work = saveAfter(saving.current.get(line.cartLineId), line, stands)
    saving.current.set(line.cartLineId, work)
    void work.then(() => saving.current.get(line.cartLineId) === work && saving.current.delete(line.cartLineId))
  }

  /** Sequentially, so that the last change wins. */
  async function saveAfter(previous: Promise<boolean> | undefined, line: CartLine, stands: Typed) {
    await previous
    const { itemId, cartLineId } = line
    const input = { itemId, cartLineId, quantity: stands.quantity, unit: stands.unit }
    const isSaved = await make(
      () => browserApi.send(updateCart, input),
      (current) => ({
        ...current,
        cartLines: current.cartLines.map((other) =>
          other.cartLineId === cartLineId ? { ...other, ...numeric(stands) } : other,
        ),
      }),
    )
    forget(line, stands)
    return isSaved
  }

  /** Resolves to whether every edited quantity was saved. */
  async function saveAll() {
    const results = await Promise.all(saving.current.values())
    return results.every(Boolean)
  }

  const remove = ({ itemId, cartLineId }: CartLine) =>
    make(
      () => browserApi.send(deleteCartFromCartPage, { itemId, cartLineId }),
      (current) => ({ ...current, cartLines: current.cartLines.filter((line) => line.cartLineId !== cartLineId) }),
    )

  const typedIn = (line: CartLine) => typed[line.cartLineId] ?? savedIn(cart, line)

  /** The quantity with the one it was converted from, as long as nothing else was typed. */
  function convertedIn(line: CartLine): Converted {
    const [now, kept] = [typedIn(line), converted[line.cartLineId]]
    return kept?.quantity === now.quantity && kept.unit === now.unit ? kept : { ...now, from: null }
  }

  const isValid = (line: CartLine) => quantityProblem(typedIn(line).quantity, typedIn(line).unit) === null
  const lines = cart.cartLines.map((line) => (isValid(line) ? { ...line, ...numeric(typedIn(line)) } : line))

  return {
    /** The cart with the edited quantities, if they are valid. */
    cart: { ...cart, cartLines: lines },
    areQuantitiesValid: cart.cartLines.every(isValid),
    typedIn,
    convertedIn,
    type,
    settle,
    changeUnit,
    saveAll,
    remove,
    change: (set: (current: Cart) => Cart) => {
      changes.current += 1
      setCart(set)
    },
  }
}

export type CartState = ReturnType<typeof useCart>

const numeric = ({ quantity, unit }: Typed) => ({
  quantity: Number(quantity),
  unit,
  weightBasis: weightBasisOf(unit),
})

function savedIn(cart: Cart, { cartLineId }: CartLine): Typed {
  const line = cart.cartLines.find((candidate) => candidate.cartLineId === cartLineId)
  return { quantity: String(line?.quantity ?? 1), unit: line?.unit ?? 'Ton' }
}
