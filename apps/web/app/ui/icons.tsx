import type { ReactNode } from 'react'

interface IconProps {
  className?: string
}

/** Drawn on a 20 px grid with a 1.6 px line. Icons only accompany words, so screen readers skip them. */
const icon = (drawing: ReactNode) =>
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
export const CameraIcon = icon(
  <path d="M3 6.5h3.2L7.5 4.5h5l1.3 2H17v9H3v-9Zm7 1.7a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z" />,
)
export const PlusIcon = icon(<path d="M10 4v12M4 10h12" />)
export const PencilIcon = icon(
  <path d="M3.5 16.5v-3l9.8-9.8a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2l-9.8 9.8h-3Zm8-11 3 3" />,
)
export const TrashIcon = icon(<path d="M3.5 5.5h13m-9 0V3.8h5v1.7m-7 0 .7 11h7.6l.7-11M8.5 8.5v5m3-5v5" />)
export const SearchIcon = icon(<path d="M13.5 8.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0Zm-1.4 3.6 4.4 4.4" />)
export const SortIcon = icon(<path d="M6.5 7.8 10 4.3l3.5 3.5m0 4.4L10 15.7l-3.5-3.5" />)
export const SortUpIcon = icon(<path d="M10 16V4.5M5.5 9 10 4.5 14.5 9" />)
export const SortDownIcon = icon(<path d="M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5" />)
export const ChevronLeftIcon = icon(<path d="M12 5.5 7.5 10l4.5 4.5" />)
export const ChevronRightIcon = icon(<path d="M8 5.5 12.5 10 8 14.5" />)
export const UploadIcon = icon(<path d="M10 12.5v-9M6.5 7 10 3.5 13.5 7M3.5 12.5v4h13v-4" />)
export const DownloadIcon = icon(<path d="M10 3.5v9M6.5 9l3.5 3.5L13.5 9M3.5 12.5v4h13v-4" />)
export const FilterIcon = icon(<path d="M3 5.5h14M5.5 10h9M8 14.5h4" />)
export const KeyIcon = icon(<path d="M12.2 11.3a4.5 4.5 0 1 0-3.5-3.5L3 13.5V17h3.5v-2h2v-2h2l1.7-1.7ZM13.3 6.7h.1" />)
export const LinkIcon = icon(
  <path d="M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-.8.8m1.2 3a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l.8-.8" />,
)
export const PrintIcon = icon(<path d="M6 7.5v-4h8v4m-8 6H3.5v-6h13v6H14m-8-2h8v5H6v-5Z" />)
export const FlagIcon = icon(<path d="M5 17V3.5m0 0h9.5L12 7.3l2.5 3.7H5" />)
