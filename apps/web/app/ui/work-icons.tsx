import { icon } from './icons'

export const CameraIcon = icon(
  <path d="M3 6.5h3.2L7.5 4.5h5l1.3 2H17v9H3v-9Zm7 1.7a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z" />,
)
export const TrashIcon = icon(<path d="M3.5 5.5h13m-9 0V3.8h5v1.7m-7 0 .7 11h7.6l.7-11M8.5 8.5v5m3-5v5" />)
export const SortIcon = icon(<path d="M6.5 7.8 10 4.3l3.5 3.5m0 4.4L10 15.7l-3.5-3.5" />)
export const SortUpIcon = icon(<path d="M10 16V4.5M5.5 9 10 4.5 14.5 9" />)
export const SortDownIcon = icon(<path d="M10 4v11.5M5.5 11l4.5 4.5 4.5-4.5" />)
export const ChevronLeftIcon = icon(<path d="M12 5.5 7.5 10l4.5 4.5" />)
export const ChevronRightIcon = icon(<path d="M8 5.5 12.5 10 8 14.5" />)
export const UploadIcon = icon(<path d="M10 12.5v-9M6.5 7 10 3.5 13.5 7M3.5 12.5v4h13v-4" />)
export const DownloadIcon = icon(<path d="M10 3.5v9M6.5 9l3.5 3.5L13.5 9M3.5 12.5v4h13v-4" />)
export const KeyIcon = icon(<path d="M12.2 11.3a4.5 4.5 0 1 0-3.5-3.5L3 13.5V17h3.5v-2h2v-2h2l1.7-1.7ZM13.3 6.7h.1" />)
export const LinkIcon = icon(
  <path d="M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-.8.8m1.2 3a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l.8-.8" />,
)
export const PrintIcon = icon(<path d="M6 7.5v-4h8v4m-8 6H3.5v-6h13v6H14m-8-2h8v5H6v-5Z" />)
export const FlagIcon = icon(<path d="M5 17V3.5m0 0h9.5L12 7.3l2.5 3.7H5" />)
