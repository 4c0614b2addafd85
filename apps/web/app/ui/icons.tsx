import type { ReactNode } from 'react'

interface IconProps {
  className?: string
}

/** Those of the first view; the others are in work-icons. Drawn on a 20 px grid with a 1.6 px line. Icons only accompany words, so screen readers skip them. */
export const icon = (drawing: ReactNode) =>
  function Icon({ className = 'size-5' }: IconProps) {
    return (
      <svg
        viewBox="0 0 20 20"
        className={`shrink-0 ${className}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    )
  }

export const MenuIcon = icon(<path d="M3 5.5h14M3 10h14M3 14.5h14" />)
export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />)
export const ChevronDownIcon = icon(<path d="m5.5 8 4.5 4.5L14.5 8" />)
export const ArrowRightIcon = icon(<path d="M4 10h12m-4.5-4.5L16 10l-4.5 4.5" />)
export const CheckIcon = icon(<path d="m4.5 10.5 3.5 3.5 7.5-8" />)
export const AlertIcon = icon(<path d="M10 3 2.5 16.5h15L10 3Zm0 5.5V12m0 2.3v.1" />)
export const CartIcon = icon(<path d="M2.5 3.5h2l2 9.5h8.5l2-7H5.3M8 16.5h.1m5.9 0h.1" />)
export const MailIcon = icon(<path d="M3 5h14v10H3V5Zm0 .8 7 5.2 7-5.2" />)
export const PhoneIcon = icon(
  <path d="M6.5 3H4.2C3.5 3 3 3.6 3 4.3 3.5 11.2 8.8 16.5 15.7 17c.7 0 1.3-.5 1.3-1.2v-2.3l-3.5-1.2-1.6 1.7A10 10 0 0 1 6 8.1l1.7-1.6L6.5 3Z" />,
)
export const ChatIcon = icon(<path d="M3 17l1-3.6A7 7 0 1 1 6.8 16L3 17Zm4.5-7h.1m2.4 0h.1m2.4 0h.1" />)
export const PlusIcon = icon(<path d="M10 4v12M4 10h12" />)
export const PencilIcon = icon(
  <path d="M3.5 16.5v-3l9.8-9.8a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2l-9.8 9.8h-3Zm8-11 3 3" />,
)
export const SearchIcon = icon(<path d="M13.5 8.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0Zm-1.4 3.6 4.4 4.4" />)
export const FilterIcon = icon(<path d="M3 5.5h14M5.5 10h9M8 14.5h4" />)
